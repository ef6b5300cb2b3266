import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { LOCALES, type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from '#widgets/membership/messages.ts';
import { type Answers, answer, answerAll } from './support/answer.ts';
import { continueButton, goOn, submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, beginByApi, openOnDevice, reviewByApi, saveUpTo } from './support/by-api.ts';
import { catalogueDocument } from './support/documents.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary } from './support/step-page.ts';
import { whole, words } from './support/words.ts';

const { types } = catalogueDocument<MembershipDocument>('membership');

/** The answers that make each type; teacher twice, with a local and without. */
const MAKING: Readonly<Record<string, Answers>> = {
  TL: { certificate: 'Y', work_certified: 'contract', local_member: 'Y' },
  TD: { certificate: 'Y', work_certified: 'contract', local_member: 'N' },
  OC: { certificate: 'Y', work_certified: 'on_call' },
  AD: { certificate: 'Y', work_certified: 'administrator' },
  RE: { certificate: 'Y', work_certified: 'retired' },
  TC: { certificate: 'N', work_other: 'program' },
  EA: { certificate: 'N', work_other: 'assistant' },
  SS: { certificate: 'N', work_other: 'support' },
};

const decided = (page: Page) => page.locator('.membership .success');
/** How a page names the type that is saved: its label and fee. */
function savedType(id: string, locale: Locale) {
  const type = types.find(({ ID }) => ID === id);
  const fee = type?.amount === undefined ? say('free', locale) : formatCents(type.amount, locale);
  return { type: resolveText(type?.label, locale), fee };
}

const summary = (page: Page) => page.getByRole('complementary').first();

describe.each(
  oneOf(1, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('the membership in %s at %d px', (locale, width) => {
  test('every type comes out of its answers, with its fee', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await atStepByApi(visitor, 'membership');
    for (const { ID, label, amount } of types) {
      await answerAll(page, 'membership', MAKING[ID] ?? {}, locale);
      await decided(page)
        .getByText(whole(resolveText(label, locale)))
        .waitFor();
      const fee = amount === undefined ? say('free', locale) : formatCents(amount, locale);
      await decided(page).getByText(whole(fee)).waitFor();
    }
    await axe(page);
    await screenshot(page, `membership-decided-anew-${locale}-${width}`);
    expect(types.map(({ ID }) => ID).sort()).toEqual(Object.keys(MAKING).sort());
  });
});

describe.each(oneOf(0, LOCALES))('in %s', (locale) => {
  test('undecided blocks the way on and says what is missing', async ({ visit }) => {
    const visitor = await visit({ locale });
    const { page } = visitor;
    await atStepByApi(visitor, 'membership');
    await answerAll(page, 'membership', { certificate: 'Y', work_certified: 'contract' }, locale);
    await page.getByText(say('answered', locale, { answered: 2, asked: 3 })).waitFor();
    await continueButton(page, 'extras', locale).click();
    await errorSummary(page).getByText(UNDECIDED[locale]).waitFor();
    await axe(page);
    await screenshot(page, `membership-undecided-${locale}-1280`);
  });
});

test('declined asks nothing more and costs nothing', async ({ visit }) => {
  const locale = 'fr';
  const visitor = await visit({ locale });
  const { page } = visitor;
  const begun = await atStepByApi(visitor, 'membership');
  await answer(page, 'membership', 'membership_declined', true, locale);
  await page.locator('.membership').waitFor({ state: 'detached' });
  await goOn(page, 'extras', locale);
  const { registration, quote } = await reviewByApi(begun);
  expect(registration).toMatchObject({ membershipType: 'declined' });
  expect(quote.lines.filter(({ category }) => category === 'membership')).toEqual([]);
});

test('the fee beside the step follows the answers once they are saved', async ({ visit }) => {
  const locale = 'en';
  const visitor = await visit({ locale });
  const { page } = visitor;
  const begun = await atStepByApi(visitor, 'membership');
  await answerAll(page, 'membership', { ...MAKING['OC'], selectedDistrict: 'SD 39 Vancouver' }, locale);
  await page.getByRole('checkbox', { name: /\$/ }).first().check();
  await goOn(page, 'extras', locale);
  const { registration, quote } = await reviewByApi(begun);
  expect(registration).toMatchObject({ membershipType: 'ttoc' });
  const fees = quote.lines.filter(({ category }) => category === 'membership');
  expect(fees.map(({ amount }) => amount)).toEqual([2000, 3000]);
  await summary(page)
    .getByText(whole(formatCents(5000, locale)))
    .waitFor();
  await page.goBack();
  await answer(page, 'membership', 'work_certified', 'retired', locale);
  await page.getByText(say('savedType', locale, savedType('OC', locale))).waitFor();
  await goOn(page, 'extras', locale);
  await summary(page)
    .getByText(whole(formatCents(4500, locale)))
    .waitFor();
  expect((await reviewByApi(begun)).registration).toMatchObject({ membershipType: 'retiree' });
});

test.for(
  oneOf(1, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)(
  'what was renewed, and how long it lasts, stands on the page of the registration (%s)',
  async ([locale, width], { visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const begun = await beginByApi({ track: 'online' });
    await saveUpTo(begun, 'review', undefined, {
      membership: { ...MAKING['RE'], membership_declined: false },
    });
    await openOnDevice(visitor, begun, 'review');
    await submit(page, locale);
    await page.goto(visitor.address('/registration/existing'));
    const [retiree] = types.filter(({ ID }) => ID === 'RE');
    const line = page.locator('#existing-paid .lines > div').filter({
      has: page.getByText(words[locale].facts.membership, { exact: false }),
    });
    await line
      .getByText(whole(resolveText(retiree?.label, locale)))
      .first()
      .waitFor();
    await line
      .getByText(whole(resolveText(retiree?.detail, locale)))
      .first()
      .waitFor();
    await axe(page);
    await screenshot(page, `existing-membership-${locale}-${width}`);
  },
);

/** Spec §5 "Membership". */
const UNDECIDED: Readonly<Record<Locale, string>> = {
  en: 'All questions must be answered to determine the type',
  fr: 'Répondez à toutes les questions pour déterminer le type',
};
