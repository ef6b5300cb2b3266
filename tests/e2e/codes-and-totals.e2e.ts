import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import type { DiscountsDocument } from '#engine/event/documents/discounts/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { say } from '#widgets/parts/code-messages.ts';
import { pay } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, reviewByApi } from './support/by-api.ts';
import { catalogueDocument } from './support/documents.ts';
import { oneOf } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { expectPaidOnce, paid, submissionsOf } from './support/payments.ts';
import { screenshot } from './support/screenshot.ts';
import { whole, words } from './support/words.ts';

const published = new Set<string>();
/** Publishes a changed document of the catalogue; the end of the test publishes the original again. */
async function publishInstead<Document>(code: string, change: (document: Document) => Document) {
  published.add(code);
  await mustPublish(change(catalogueDocument<Document>(code)));
}
afterEach(async () => {
  for (const code of published) await mustPublish(catalogueDocument(code));
  published.clear();
});
const totalOf = (page: Page) => page.locator('.fee-totals .total span').last();
const shows = (page: Page, cents: number, locale: Locale) =>
  totalOf(page)
    .filter({ hasText: whole(formatCents(cents, locale)) })
    .waitFor();

describe.each(oneOf(0, LOCALES))('in %s', (locale) => {
  const text = words[locale];
  const entry = (page: Page) => page.locator('.code-entry').first();
  const unfold = (page: Page) => page.getByText(text.codes.fold, { exact: true }).click();
  const box = (page: Page) => entry(page).getByRole('textbox');
  const apply = (page: Page) => entry(page).getByRole('button', { name: say('apply', locale) });

  test('a total that was raised since the review is shown before it is paid', async ({ visit }) => {
    const visitor = await visit({ locale });
    const { page } = visitor;
    visitor.complaints.expect(/^409 POST .*saveSubmitRegistration/);
    const begun = await atStepByApi(visitor, 'review');
    const { quote } = await reviewByApi(begun);
    await publishInstead<FeesDocument>('fees', (document) => ({
      ...document,
      fees: document.fees.map(({ early_bird: _, ...fee }) => ({ ...fee, amount: fee.amount + 10_000 })),
    }));
    const raised = (await reviewByApi(begun)).quote.total;
    expect(raised).toBeGreaterThan(quote.total);
    await pay(page, locale);
    await page.getByText(text.payment.priceTitle).waitFor();
    await axe(page);
    await screenshot(page, `payment-price-${locale}-1280`);
    await page.getByRole('button', { name: text.payment.showTotal }).click();
    await shows(page, raised, locale);
    await pay(page, locale);
    await paid(page, locale);
    expect((await reviewByApi(begun)).receipt?.quote.total).toBe(raised);
    await expectPaidOnce(begun);
  });

  test('a code lowers the total, and removed raises it again', async ({ visit }) => {
    const visitor = await visit({ locale, width: 390 });
    const { page } = visitor;
    const begun = await atStepByApi(visitor, 'review');
    const { quote } = await reviewByApi(begun);
    await unfold(page);
    await box(page).fill('sd36-2027');
    await box(page).press('Enter');
    const remove = page.getByRole('button', { name: say('removeNamed', locale, { code: 'SD36-2027' }) });
    await remove.waitFor();
    const lowered = (await reviewByApi(begun)).quote.total;
    expect(lowered).toBeLessThan(quote.total);
    await shows(page, lowered, locale);
    // From its top, so that nothing is half under the bar that stays.
    await page.evaluate(() => window.scrollTo(0, 0));
    await axe(page);
    await screenshot(page, `code-applied-${locale}-390`);
    await remove.click();
    await shows(page, quote.total, locale);
    await box(page).fill('SD36-2027');
    await apply(page).click();
    await shows(page, lowered, locale);
    await pay(page, locale);
    await paid(page, locale);
    expect((await reviewByApi(begun)).receipt?.quote.total).toBe(lowered);
  });

  test('a code that cannot be used says why', async ({ visit }) => {
    const visitor = await visit({ locale });
    const { page } = visitor;
    visitor.complaints.expect(/^422 POST .*checkAndSubmitApplyCode/);
    await atStepByApi(visitor, 'review');
    const refusals = {
      en: [
        ['NOBODY-KNOWS', 'We do not recognize this code.'],
        ['OLD-2025', 'This code was valid until'],
        ['ABC', 'Enter at least 5 characters'],
        ['INVITE-RTG27', 'This is an invitation code.'],
      ],
      fr: [
        ['NOBODY-KNOWS', 'Nous ne reconnaissons pas ce code.'],
        ['OLD-2025', 'Ce code était valide jusqu’au'],
        ['ABC', 'Entrez au moins 5 caractères'],
        ['INVITE-RTG27', 'Ceci est un code d’invitation.'],
      ],
    }[locale];
    await unfold(page);
    for (const [code, why] of refusals) {
      await box(page).fill(code ?? '');
      await apply(page).click();
      await page.getByText(why ?? '').waitFor();
      await expect.poll(() => box(page).getAttribute('aria-invalid')).toBe('true');
    }
    await axe(page);
    await screenshot(page, `code-refused-${locale}-1280`);
  });

  test('nothing to pay asks for no card', async ({ visit }) => {
    await publishInstead<DiscountsDocument>('discounts', (document) => ({
      ...document,
      discounts: [
        ...document.discounts,
        { code: 'ALLFREE', kind: 'discount', label: { en: 'All free', fr: 'Gratuit' }, percent: 100 },
      ],
    }));
    const visitor = await visit({ locale });
    const { page } = visitor;
    const begun = await atStepByApi(visitor, 'review');
    const sent = submissionsOf(page);
    await unfold(page);
    await box(page).fill('ALLFREE');
    await apply(page).click();
    const submit = page.getByRole('button', { name: text.review.submit }).filter({ visible: true });
    await submit.waitFor();
    await page.getByRole('heading', { name: text.payment.card, exact: true }).waitFor({ state: 'hidden' });
    await axe(page);
    await screenshot(page, `review-free-${locale}-1280`);
    await submit.click();
    await page.getByText(text.confirmation.tag, { exact: true }).waitFor();
    expect(sent.map((request) => request.postData()?.includes('name="credit"'))).toEqual([false]);
    const stored = await reviewByApi(begun);
    expect(stored.registration.status).toBe('Submitted');
    expect(stored.receipt?.card).toBeUndefined();
  });
});
