import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from '#widgets/parts/messages.ts';
import { addressDialog, fillAddress, typeAddress } from './support/address-dialog.ts';
import { addresses, refusedPostalCode } from './support/addresses.ts';
import { answerAll, control } from './support/answer.ts';
import { answeredAfter, online, reviewed, thorough } from './support/answers.ts';
import {
  atStep,
  begin,
  codeOf,
  continueButton,
  fillStart,
  goOn,
  newEmail,
  pay,
  payButton,
  submit,
  walk,
} from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { declinedCard, otherBrand } from './support/card.ts';
import { labelOf, stepLabel } from './support/documents.ts';
import { mailsTo } from './support/mails.ts';
import { languagesAtWidths } from './support/one-of.ts';
import { pickThoroughly } from './support/picks.ts';
import { reviewOf } from './support/portal.ts';
import { expectTwoScreens, unfoldReview } from './support/review-page.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary, messageAt } from './support/step-page.ts';
import { fill, labelled, messages, words } from './support/words.ts';

describe.each(languagesAtWidths)('a registration in $locale at $width px', ({ locale, width }) => {
  const text = words[locale];
  const label = (code: string) => labelOf('personal', code, locale);

  test('from the home page to the confirmation', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const look = async (name: string) => {
      await axe(page);
      await screenshot(page, `${name}-${locale}-${width}`);
    };

    await page.goto(visitor.address('/'));
    await page.getByRole('link', { name: text.home.choose_in_person }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    await look('home');
    if (width === 390) {
      await page.getByRole('button', { name: text.site.menu, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await look('menu');
      await page.getByRole('dialog').getByRole('button', { name: text.site.close }).click();
    }
    await page.getByRole('link', { name: text.home.choose_in_person }).click();

    await page.getByRole('heading', { level: 1, name: text.start.title }).waitFor();
    await look('start');
    const track = page.getByRole('radiogroup', { name: labelled(text.start.track) });
    expect(await track.getByRole('radio').first().isChecked()).toBe(true);
    await page.getByRole('button', { name: text.start.begin }).click();
    await errorSummary(page).waitFor();
    await look('start-errors');
    const email = await fillStart(page, { email: newEmail(locale) }, locale);
    await page.getByRole('button', { name: text.start.begin }).click();

    await atStep(page, 'personal', locale);
    const code = await codeOf(page);
    await look('personal');
    await continueButton(page, 'participation', locale).click();
    await errorSummary(page).waitFor();
    expect(await messageAt(page, label('first_name'))).toBe(messages[locale].required);
    await look('personal-errors');

    await control(page, label('email')).fill('danielle@');
    await control(page, label('first_name')).focus();
    await expect.poll(() => messageAt(page, label('email'))).toBe(messages[locale].email);
    await control(page, label('email')).fill(email);

    expect(await control(page, label('role_other')).count()).toBe(0);
    await answerAll(page, 'personal', { role: 'other' }, locale);
    await control(page, label('role_other')).waitFor();
    expect(await control(page, label('cell_phone')).getAttribute('aria-required')).toBeNull();
    await answerAll(page, 'personal', { text_updates: true }, locale);
    await expect.poll(() => control(page, label('cell_phone')).getAttribute('aria-required')).toBe('true');
    await continueButton(page, 'participation', locale).click();
    await expect.poll(() => messageAt(page, label('cell_phone'))).toBe(messages[locale].required);

    await lookAtMenu(page, locale, () => look('combobox'));
    await lookAtAddressDialog(page, locale, look);
    await answerAll(page, 'personal', thorough.personal(locale), locale);
    await look('personal-filled');
    await goOn(page, 'participation', locale);

    await look('participation');
    await answerAll(page, 'participation', thorough.participation(locale), locale);
    await look('participation-filled');
    await goOn(page, 'membership', locale);

    await pickThoroughly(page, locale, look);
    await look('review');
    await expectTwoScreens(visitor);
    await unfoldReview(page);
    const answers = page.getByRole('definition');
    const shown = (await answers.allInnerTexts()).map((answer) => answer.replaceAll(/\s+/g, ' '));
    for (const answer of reviewed[locale]) expect(shown, answer).toContain(answer);
    await look('review-unfolded');

    await payButton(page, locale).click();
    await errorSummary(page).waitFor();
    await look('card-errors');
    await pay(page, locale, otherBrand);
    await page.getByText(messages[locale].card).first().waitFor();
    visitor.complaints.expect(/^402 POST .*saveSubmitRegistration/);
    await pay(page, locale, declinedCard);
    await page.getByText(text.payment.declinedTitle).waitFor();
    await look('card-declined');
    expect(await submit(page, locale)).toBe(code);
    await look('confirmation');

    const stored = await reviewOf({ code, email });
    expect(stored.registration).toMatchObject({ code, email, status: 'Submitted', mode: 'In-Person' });
    expect(stored.steps.map(({ step }) => step.code)).toEqual([
      'personal',
      'participation',
      'membership',
      'extras',
      'workshops',
    ]);
    expect(stored.workshops).toHaveLength(2);
    expect(stored.purchases).toHaveLength(1);
    expect(stored.receipt?.card).toEqual({ brand: 'visa', last4: '4242' });
    expect(stored.receipt?.quote.total).toBe(stored.quote.total);
    await expect.poll(async () => (await mailsTo(email)).join()).toContain(code);

    await page.getByRole('link', { name: stepLabel('guests', locale) }).click();
    for (const form of ['guests', 'needs', 'emergency'] as const) {
      await atStep(page, form, locale);
      await answerAll(page, form, thorough[form](locale), locale);
      await look(`${form}-filled`);
      if (form === 'guests') await goOn(page, 'needs', locale);
      if (form === 'needs') await goOn(page, 'emergency', locale);
    }
    await page.getByRole('button', { name: text.step.finish }).filter({ visible: true }).click();
    await page.getByRole('heading', { name: text.confirmation.allAnswered }).waitFor();
    await look('confirmation-answered');
    const said = (await answers.allInnerTexts()).map((answer) => answer.replaceAll(/\s+/g, ' '));
    for (const answer of answeredAfter[locale]) expect(said, answer).toContain(answer);
    const after = (await reviewOf({ code, email })).after_payment;
    expect(after.map(({ step, answered }) => [step.code, answered])).toEqual([
      ['guests', 'Y'],
      ['needs', 'Y'],
      ['emergency', 'Y'],
    ]);
  });
});

/** The list of the combobox, open. */
async function lookAtMenu(page: Page, locale: Locale, look: () => Promise<void>): Promise<void> {
  const box = page.getByRole('combobox', { name: labelled(labelOf('personal', 'district', locale)) });
  await box.fill('3');
  await page.getByRole('option', { name: 'SD 36 Surrey' }).waitFor();
  expect(await page.getByRole('option', { name: 'SD 05 Southeast Kootenay' }).count()).toBe(0);
  await look();
  await box.press('Escape');
}

/** The address dialog with each country: refused first, then saved, then edited. */
async function lookAtAddressDialog(
  page: Page,
  locale: Locale,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const dialog = addressDialog(page, locale);
  const save = dialog.getByRole('button', { name: say('saveAddress', locale) });
  await page.getByRole('button', { name: say('addAddress', locale) }).click();
  await dialog.waitFor();
  await look('address');
  await save.click();
  await dialog.getByText(messages[locale].required).first().waitFor();
  await look('address-errors');
  await fillAddress(dialog, { ...addresses.CA, postalcode: refusedPostalCode }, locale);
  await save.click();
  await dialog.getByText(messages[locale].postalCode).waitFor();
  await look('address-postal-code');

  const panel = page.getByRole('group', { name: labelled(labelOf('personal', 'address', locale)) });
  await dialog.getByLabel(labelled(say('postalCode', locale))).fill(addresses.CA.postalcode);
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  await panel.getByText(/V5T 3A1/).waitFor();

  const edit = panel.getByRole('button', { name: say('editAddress', locale) });
  await edit.click();
  await dialog.waitFor();
  await fillAddress(dialog, { ...addresses.US, postalcode: '9810' }, locale);
  await save.click();
  await dialog.getByText(messages[locale].zip).waitFor();
  await dialog.getByLabel(labelled(say('zipCode', locale))).fill(addresses.US.postalcode);
  await save.click();
  await panel.getByText(/Seattle, Washington/).waitFor();

  await edit.click();
  await typeAddress(page, addresses.Other, locale);
  await panel.getByText(/Lyon/).waitFor();
  await look('address-given');
}

test('an online registration has no step for Vancouver', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const registered = await begin(visitor, { track: 'online' });
  await page.getByText(fill(words.en.step.progress, { n: 1, of: 6 })).waitFor({ state: 'attached' });
  await walk(page, online, 'en');
  await submit(page, 'en');
  await page.getByRole('link', { name: stepLabel('needs', 'en') }).waitFor();
  expect(await page.getByText(stepLabel('emergency', 'en')).count()).toBe(0);
  const stored = await reviewOf(registered);
  expect(stored.registration).toMatchObject({ status: 'Submitted', mode: 'Online' });
  expect(stored.steps.map(({ step }) => step.code)).toEqual([
    'personal',
    'participation',
    'membership',
    'extras',
    'workshops',
  ]);
});

test('the dark scheme', async ({ visit }) => {
  const visitor = await visit({ width: 390, colorScheme: 'dark' });
  const { page } = visitor;
  const look = async (name: string) => {
    await axe(page);
    await screenshot(page, `dark-${name}-390`);
  };
  await page.goto('/');
  await page.getByRole('link', { name: words.en.home.choose_in_person }).waitFor();
  await look('home');
  await begin(visitor, { track: 'online' });
  await continueButton(page, 'participation', 'en').click();
  await errorSummary(page).waitFor();
  await look('personal-errors');
  await walk(page, online, 'en');
  await look('review');
});
