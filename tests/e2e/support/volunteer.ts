import type { Page } from 'playwright-core';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { eachField } from '#engine/form/form-document/field-tree.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { demoFlow, formDocument, optionName } from './documents.ts';
import { labelled, words } from './words.ts';

/** The flow of the demo's volunteers. */
export const volunteers: FlowDocument = demoFlow('volunteer');

type FormName = 'contact' | 'shifts' | 'first_aid';

/** A field of the volunteers' forms at any depth, by its code. */
export function volunteerField(form: FormName, code: string) {
  const found = eachField(formDocument(`volunteer_${form}`)).find(({ field }) => field.code === code);
  if (!found) throw new Error(`The form ${form} has no field ${code}`);
  return found.field;
}

/** The same as the visitor reads it. */
export const volunteerLabel = (form: FormName, code: string, locale: Locale) =>
  resolveText(volunteerField(form, code).label, locale);

/** An option of a field of the form of shifts, as the visitor reads it. */
export const shiftOption = (code: string, id: string, locale: Locale) =>
  optionName(volunteerField('shifts', code), id, locale);

/** How somebody would like to help, as the visitor reads it. */
export function wayToHelp(code: string, locale: Locale): string {
  const field = volunteerField('shifts', 'help');
  const shapes = field.type === 'variants' ? field.variants : [];
  return resolveText(shapes.find((shape) => shape.code === code)?.label, locale);
}

export const volunteerStep = (code: string, locale: Locale) =>
  resolveText(volunteers.steps.find((step) => step.code === code)?.label, locale);

/** The heading of a page. */
export const pageHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Begins an application: who one is, and on to the shifts. */
export async function beginVolunteer(
  page: Page,
  email: string,
  firstAid: boolean,
  locale: Locale,
): Promise<void> {
  const field = (code: string) => page.getByLabel(labelled(volunteerLabel('contact', code, locale))).first();
  await field('first_name').fill('Ana');
  await field('last_name').fill('Silva');
  await field('email').fill(email);
  await page.getByRole('radio', { name: words[locale].review[firstAid ? 'yes' : 'no'], exact: true }).check();
  await page.getByRole('button', { name: words[locale].apply.begin, exact: true }).click();
  await pageHeading(page, volunteerStep('shifts', locale)).waitFor();
}

/** The fewest answers that the form of shifts takes: one shift on one day. */
export async function fillOneShift(page: Page, locale: Locale): Promise<void> {
  const select = (code: string) => page.getByLabel(labelled(volunteerLabel('shifts', code, locale)));
  await page.getByRole('radio', { name: wayToHelp('by_day', locale) }).check();
  await page.getByRole('radio', { name: shiftOption('day', 'friday', locale), exact: true }).check();
  await select('time').selectOption('morning');
  await select('task').selectOption('welcome');
  await select('shirt').selectOption('m');
}
