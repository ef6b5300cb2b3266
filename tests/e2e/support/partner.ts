import type { Page } from 'playwright-core';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { eachField } from '#engine/form/form-document/field-tree.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { newEmail } from './attendee.ts';
import { axe } from './axe.ts';
import type { Visitor } from './browser.ts';
import { demoFlow, formDocument } from './documents.ts';
import { screenshot } from './screenshot.ts';
import { labelled, words } from './words.ts';

/** The title of a step or a page. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** The title of a form. */
export const titleOf = (form: string, locale: Locale) => resolveText(formDocument(form).title, locale);
/** Goes on to the next step. */
export const goOn = (page: Page) =>
  page.locator('button[type=submit]').filter({ visible: true }).first().click();

/** A field of a form of the applications as the visitor reads it. */
function control(page: Page, form: string, code: string, locale: Locale) {
  const found = eachField(formDocument(form)).find(({ field }) => field.code === code);
  if (!found) throw new Error(`The form ${form} has no field ${code}`);
  return page.getByLabel(labelled(resolveText(found.field.label, locale))).first();
}

/** Begins an application, and says what the site shows of the company. */
export async function beginAs(page: Page, kind: 'exhibitor' | 'sponsor', email: string, locale: Locale) {
  const contact = (code: string) => control(page, `${kind}_contact`, code, locale);
  await contact('company').fill('=Cedar & Sons');
  await contact('first_name').fill('Ana');
  await contact('last_name').fill('Silva');
  await contact('email').fill(email);
  await contact('phone').fill('604 555 0199');
  await page.getByRole('button', { name: words[locale].apply.begin, exact: true }).click();
  await heading(page, titleOf(`${kind}_company`, locale)).waitFor();
  const company = (code: string) => control(page, `${kind}_company`, code, locale);
  if (kind === 'exhibitor') await page.getByRole('radio').first().check();
  await company('text_en').fill('Wooden toys for counting.');
  await company('text_fr').fill('Des jouets de bois pour compter.');
  await goOn(page);
}

/** Opens an application's first page in a language at a width, and begins it. */
export async function beginApplication(
  visitor: Visitor,
  kind: 'exhibitor' | 'sponsor',
): Promise<{ flow: FlowDocument; email: string; look: (name: string) => Promise<void> }> {
  const { page, locale, width } = visitor;
  const look = async (name: string) => {
    await axe(page);
    await screenshot(page, `${kind}-${name}-${locale}-${width}`);
  };
  const [flow, email] = [demoFlow(kind), newEmail(kind)];
  await page.goto(visitor.address(`/apply/${kind}`));
  await heading(page, resolveText(flow.label, locale)).waitFor();
  await look('start');
  await beginAs(page, kind, email, locale);
  return { flow, email, look };
}
