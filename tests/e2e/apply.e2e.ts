import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { formatCents } from '#engine/format/money.ts';
import { pay } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { demoFlow, formDocument } from './support/documents.ts';
import { attachmentsOf, linksIn, mailsTo } from './support/mails.ts';
import { languagesAtWidths } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary } from './support/step-page.ts';
import { labelled, whole, words } from './support/words.ts';

const flow: FlowDocument = demoFlow('volunteer');

/** A field of the volunteers' forms as the visitor reads it. */
function labelOf(form: string, code: string, locale: Locale): string {
  const fields = formDocument(`volunteer_${form}`).sections.flatMap((section) => section.fields);
  const inRows = fields.flatMap((field) => (field.type === 'repeatable_group' ? field.fields : []));
  const found = [...fields, ...inRows].find((field) => field.code === code);
  if (!found) throw new Error(`The form ${form} has no field ${code}`);
  return resolveText(found.label, locale);
}

const stepLabel = (code: string, locale: Locale) =>
  resolveText(flow.steps.find((step) => step.code === code)?.label, locale);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function begin(page: Page, email: string, firstAid: boolean, locale: Locale): Promise<void> {
  const field = (code: string) => page.getByLabel(labelled(labelOf('contact', code, locale))).first();
  await field('first_name').fill('Ana');
  await field('last_name').fill('Silva');
  await field('email').fill(email);
  await page.getByRole('radio', { name: words[locale].review[firstAid ? 'yes' : 'no'], exact: true }).check();
  await page.getByRole('button', { name: words[locale].apply.begin, exact: true }).click();
  await heading(page, stepLabel('shifts', locale)).waitFor();
}

async function fillShifts(page: Page, dinner: boolean, locale: Locale): Promise<void> {
  const select = (code: string) => page.getByLabel(labelled(labelOf('shifts', code, locale))).first();
  await page.getByRole('radio').first().check();
  await select('time').selectOption('morning');
  await select('task').selectOption('welcome');
  await select('shirt').selectOption('m');
  if (!dinner) return;
  await page.getByRole('checkbox').check();
  await select('diet').fill('Nuts');
}

const goOn = (page: Page) => page.locator('button[type=submit]').filter({ visible: true }).first().click();

describe.each(languagesAtWidths)(
  'an application of documents only in $locale at $width px',
  ({ locale, width }) => {
    const says = words[locale].apply;

    test('from the menu to what was sent, with a file, rows and a payment', async ({ visit }) => {
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      const look = async (name: string) => {
        await axe(page);
        await screenshot(page, `apply-${name}-${locale}-${width}`);
      };
      const email = `ana.${Date.now()}.${width}@example.org`;
      await page.goto(visitor.address('/apply/volunteer'));
      await heading(page, resolveText(flow.label, locale)).waitFor();
      await page.getByRole('button', { name: says.begin, exact: true }).waitFor();
      await look('start');
      await page.getByRole('button', { name: says.begin, exact: true }).click();
      await errorSummary(page).waitFor();
      await look('errors');
      await begin(page, email, true, locale);
      await fillShifts(page, true, locale);
      await look('shifts');
      await goOn(page);

      await heading(page, stepLabel('first_aid', locale)).waitFor();
      const picture = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      await page.locator('input[type=file]').setInputFiles({
        name: 'certificate.png',
        mimeType: 'image/png',
        buffer: picture,
      });
      await page.getByText('certificate.png').first().waitFor();
      await page
        .getByLabel(labelled(labelOf('first_aid', 'valid_until', locale)))
        .first()
        .fill('2028-05-01');
      await look('first-aid');
      await goOn(page);

      await heading(page, stepLabel('send', locale)).waitFor();
      await page
        .getByText(whole(formatCents(1890, locale)))
        .first()
        .waitFor();
      await look('review');
      await pay(page, locale);
      await heading(page, resolveText(flow.confirmation?.title, locale)).waitFor();
      await look('sent');

      const [mail] = await mailsTo(email);
      // A subject is one line of plain spaces.
      expect(mail).toContain(resolveText(flow.mail?.subject, locale).replace(/\s/g, ' '));
      expect([...(await attachmentsOf(mail ?? '')).keys()]).toHaveLength(1);
      const [link = ''] = linksIn(mail ?? '').filter((each) => each.includes('/apply/volunteer'));
      expect(link).toContain('code=');
    });
  },
);

test('what was begun goes on elsewhere by its code, a step that is not needed is not asked, and a registration beside it is untouched', async ({
  visit,
}) => {
  const first = await visit({ locale: 'en' });
  const email = `bea.${Date.now()}@example.org`;
  await first.page.goto(first.address('/apply/volunteer'));
  await begin(first.page, email, false, 'en');
  await fillShifts(first.page, false, 'en');
  const [mail = ''] = await mailsTo(email);
  const [link = ''] = linksIn(mail).filter((each) => each.includes('/apply/volunteer'));
  const code = new URL(link).searchParams.get('code') ?? '';
  expect(await first.page.evaluate(() => localStorage.getItem('api-token'))).toBeNull();
  await first.page.reload();
  await heading(first.page, stepLabel('shifts', 'en')).waitFor();
  expect(await first.page.getByRole('radio').first().isChecked()).toBe(true);
  await goOn(first.page);
  await heading(first.page, stepLabel('send', 'en')).waitFor();

  const second = await visit({ locale: 'en', width: 390 });
  await second.page.goto(second.address(`/apply/volunteer?code=${code}`));
  const panel = second.page.getByRole('region', { name: words.en.apply.haveCode });
  expect(await panel.getByLabel(labelled(words.en.apply.code)).inputValue()).toBe(code);
  await panel.getByLabel(labelled(words.en.manage.email)).fill(email);
  await panel.getByRole('button', { name: words.en.apply.continue, exact: true }).click();
  await heading(second.page, stepLabel('send', 'en')).waitFor();
  await second.page.getByRole('button', { name: words.en.apply.submit, exact: true }).first().click();
  await heading(second.page, resolveText(flow.confirmation?.title, 'en')).waitFor();
});

test('an address of a flow that the event does not have is a 404 with a way home', async ({ visit }) => {
  const { page, address, complaints } = await visit({ locale: 'fr', width: 390 });
  complaints.expect(/404/);
  await page.goto(address('/apply/nothing'));
  await page.getByRole('heading', { level: 1, name: words.fr.errors.not_found }).waitFor();
  await axe(page);
});
