import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { atStepByApi, type BegunByApi, reviewByApi } from './support/by-api.ts';
import { enterCard, goodCard } from './support/card.ts';
import { attachmentsOf, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

/** Somebody who has paid, on the page of their registration. */
async function atExisting(visitor: Visitor): Promise<BegunByApi> {
  const { page, locale } = visitor;
  const begun = await atStepByApi(visitor, 'review', { track: 'vancouver' });
  await submit(page, locale);
  await page.goto(visitor.address('/registration/existing'));
  await page.getByRole('heading', { name: words[locale].managing.existing.can }).waitFor();
  return begun;
}

const link = (page: Page, verb: string, step: string) => page.getByRole('link', { name: `${verb} ${step}` });
const seen = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const anyAmount = (said: string) => new RegExp(`^${said.replace(/\{amount\}/, '.*')}$`);

describe.each(
  oneOf(0, [
    { locale: 'en', width: 1280, colorScheme: 'light', personal: 'Personal Information', extras: 'Extras' },
    {
      locale: 'fr',
      width: 390,
      colorScheme: 'dark',
      personal: 'Renseignements personnels',
      extras: 'Suppléments',
    },
  ] as const),
)('once it is submitted, in $locale at $width px', ({ locale, width, colorScheme, personal, extras }) => {
  const { actions, change, correct } = words[locale].managing;

  test('a name on a badge is corrected, and nothing is paid', async ({ visit }) => {
    const visitor = await visit({ locale, width, colorScheme });
    const { page } = visitor;
    const begun = await atExisting(visitor);
    await screenshot(page, `existing-open-${locale}-${width}`);
    await link(page, actions.correctDo, personal).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: personal }).waitFor();
    await page.getByText(correct.lookFirst).waitFor();
    await axe(page);
    await page.getByRole('button', { name: correct.look }).click();
    await page.getByText(correct.same).waitFor();
    const badge = page.getByLabel(locale === 'en' ? /badge/i : /porte-nom|insigne|cocarde/i).first();
    await badge.fill('Countess');
    await page.getByText(correct.lookFirst).waitFor();
    await page.getByRole('button', { name: correct.look }).click();
    await page.getByRole('heading', { name: correct.answers }).waitFor();
    await axe(page);
    await screenshot(page, `correct-${locale}-${width}`);
    await seen(page, anyAmount(change.do)).click();
    await page.getByRole('heading', { level: 1, name: change.doneTitle }).waitFor();
    const [mail = ''] = await mailsTo(begun.email);
    expect(mail).toContain('→ Countess');
    const { steps } = await reviewByApi(begun);
    expect(steps.find(({ step }) => step.code === 'personal')?.values).toMatchObject({
      badge_name: 'Countess',
    });
  });

  test('more merchandise is bought, and the difference is paid', async ({ visit }) => {
    const visitor = await visit({ locale, width, colorScheme });
    const { page } = visitor;
    const begun = await atExisting(visitor);
    await link(page, actions.buyDo, extras).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: extras }).waitFor();
    const tote = page.locator('.product').first();
    await tote.getByRole('button').last().click();
    await page.getByRole('button', { name: correct.look }).click();
    await page.getByRole('heading', { name: correct.added }).waitFor();
    await enterCard(page, goodCard, locale);
    await axe(page);
    await screenshot(page, `buy-more-${locale}-${width}`);
    await seen(page, anyAmount(change.payDo)).click();
    await page.getByRole('heading', { level: 1, name: change.doneTitle }).waitFor();
    const { purchases, changes } = await reviewByApi(begun);
    expect(purchases).toMatchObject([{ product_code: 'tote', qty: 1 }]);
    expect(changes).toMatchObject([{ difference: 1_890 }]);
    const [mail = ''] = await mailsTo(begun.email);
    expect([...(await attachmentsOf(mail)).keys()]).toEqual([
      expect.stringMatching(/^(receipt|recu)-.*-\d+\.pdf$/),
    ]);
    await page.getByRole('link', { name: change.see }).click();
    await page.getByText(words[locale].managing.existing.changes).waitFor();
    await screenshot(page, `existing-bought-${locale}-${width}`);
  });
});
