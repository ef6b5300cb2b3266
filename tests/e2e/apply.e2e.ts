import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from '#widgets/parts/upload-messages.ts';
import { pay } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { attachmentsOf, linksIn, mailsTo } from './support/mails.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary } from './support/step-page.ts';
import {
  beginVolunteer,
  fillOneShift,
  pageHeading,
  volunteerLabel,
  volunteerStep,
  volunteers,
} from './support/volunteer.ts';
import { fill, labelled, whole, words } from './support/words.ts';

async function fillShifts(page: Page, dinner: boolean, locale: Locale): Promise<void> {
  await fillOneShift(page, locale);
  if (!dinner) return;
  await page.getByRole('checkbox').check();
  await page.getByLabel(labelled(volunteerLabel('shifts', 'diet', locale))).fill('Nuts');
}

const goOn = (page: Page) => page.locator('button[type=submit]').filter({ visible: true }).first().click();

describe.each(deviceAt(1))(
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
      await pageHeading(page, resolveText(volunteers.label, locale)).waitFor();
      await page.getByRole('button', { name: says.begin, exact: true }).waitFor();
      await look('start');
      await page.getByRole('button', { name: says.begin, exact: true }).click();
      await errorSummary(page).waitFor();
      await look('errors');
      await beginVolunteer(page, email, true, locale);
      await fillShifts(page, true, locale);
      await look('shifts');
      await goOn(page);

      await pageHeading(page, volunteerStep('first_aid', locale)).waitFor();
      const picture = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      const choose = (name: string) =>
        page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: picture });
      await choose('blurred.png');
      await page.getByRole('button', { name: say('removeNamed', locale, { name: 'blurred.png' }) }).click();
      await page.getByText('blurred.png').first().waitFor({ state: 'detached' });
      await choose('certificate.png');
      await page.getByText('certificate.png').first().waitFor();
      await page
        .getByLabel(labelled(volunteerLabel('first_aid', 'valid_until', locale)))
        .first()
        .fill('2028-05-01');
      await look('first-aid');
      await goOn(page);

      await pageHeading(page, volunteerStep('send', locale)).waitFor();
      await page
        .getByText(whole(formatCents(1890, locale)))
        .first()
        .waitFor();
      await look('review');
      await pay(page, locale);
      await pageHeading(page, resolveText(volunteers.confirmation?.title, locale)).waitFor();
      await look('sent');

      const [mail] = await mailsTo(email);
      // A subject is one line of plain spaces.
      expect(mail).toContain(resolveText(volunteers.mail?.subject, locale).replace(/\s/g, ' '));
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
  await beginVolunteer(first.page, email, false, 'en');
  await fillShifts(first.page, false, 'en');
  const [mail = ''] = await mailsTo(email);
  const [link = ''] = linksIn(mail).filter((each) => each.includes('/apply/volunteer'));
  const code = new URL(link).searchParams.get('code') ?? '';
  expect(await first.page.evaluate(() => localStorage.getItem('api-token'))).toBeNull();
  const [savedAt = ''] = words.en.step.saved.split('{');
  await first.page.getByText(savedAt.trim()).filter({ visible: true }).waitFor();
  await first.page.reload();
  await pageHeading(first.page, volunteerStep('shifts', 'en')).waitFor();
  expect(await first.page.getByRole('radio').first().isChecked()).toBe(true);
  await goOn(first.page);
  await pageHeading(first.page, volunteerStep('send', 'en')).waitFor();
  await first.page
    .locator('summary')
    .filter({ hasText: fill(words.en.step.skipped, { count: 1 }) })
    .click();
  const skipped = first.page.locator('.skipped li').filter({ hasText: volunteerStep('first_aid', 'en') });
  const question = volunteerLabel('contact', 'first_aider', 'en');
  await skipped.getByText(`you answered “${words.en.review.no}” to “${question}”`).waitFor();
  await skipped.getByText(`if you answer “${words.en.review.yes}” to “${question}”`).waitFor();
  await axe(first.page);
  await screenshot(first.page, 'apply-skipped-en-1280');

  const second = await visit({ locale: 'en', width: 390 });
  await second.page.goto(second.address(`/apply/volunteer?code=${code}`));
  const panel = second.page.getByRole('region', { name: words.en.apply.haveCode });
  expect(await panel.getByLabel(labelled(words.en.apply.code)).inputValue()).toBe(code);
  await panel.getByLabel(labelled(words.en.manage.email)).fill(email);
  await panel.getByRole('button', { name: words.en.apply.continue, exact: true }).click();
  await pageHeading(second.page, volunteerStep('send', 'en')).waitFor();
  await second.page.getByRole('button', { name: words.en.apply.submit, exact: true }).first().click();
  await pageHeading(second.page, resolveText(volunteers.confirmation?.title, 'en')).waitFor();
});

test('an address of a flow that the event does not have is a 404 with a way home', async ({ visit }) => {
  const { page, address, complaints } = await visit({ locale: 'fr', width: 390 });
  complaints.expect(/404/);
  await page.goto(address('/apply/nothing'));
  await page.getByRole('heading', { level: 1, name: words.fr.errors.not_found }).waitFor();
  await axe(page);
});
