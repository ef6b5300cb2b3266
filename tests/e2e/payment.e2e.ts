import type { Page, Request, Route } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import type { DiscountsDocument } from '#engine/configuration/discounts-document.ts';
import type { FeesDocument } from '#engine/configuration/fees-document.ts';
import { LOCALES, type Locale } from '#engine/configuration/text.ts';
import { formatCents } from '#engine/format/money.ts';
import { say } from '#widgets/parts/code-words.ts';
import { pay, payButton } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, type BegunByApi, reviewByApi } from './support/by-api.ts';
import { challengedCard, declinedCard, enterCard, lostCard, otherBrand } from './support/card.ts';
import { catalogueDocument } from './support/documents.ts';
import { oneOf } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { outbox } from './support/portal.ts';
import { screenshot } from './support/screenshot.ts';
import { messages, whole, words } from './support/words.ts';

const submitCall = '**/api/saveSubmitRegistration';
const declinedAnswer = /^402 POST .*saveSubmitRegistration/;

/** Waits for the confirmation of something that was paid for. */
const paid = (page: Page, locale: Locale = 'en') =>
  page.getByText(words[locale].confirmation.tagPaid, { exact: true }).waitFor();

/** The submissions that a page sends from now on. */
function submissionsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/saveSubmitRegistration')) sent.push(request);
  });
  return sent;
}
const keysOf = (sent: readonly Request[]) =>
  new Set(sent.map((request) => request.headers()['idempotency-key']));

/** One receipt over what was reviewed, one mail. */
async function expectPaidOnce(begun: BegunByApi): Promise<void> {
  const { registration, receipt, quote } = await reviewByApi(begun);
  expect(registration.status).toBe('Submitted');
  expect(receipt?.quote.total).toBe(quote.total);
  const mails = async () => (await outbox()).split('<article').filter((mail) => mail.includes(begun.email));
  await expect.poll(async () => (await mails()).length).toBe(1);
}

/** Hands a request to the server, whose answer goes nowhere. Only Chromium knows *.localhost by itself. */
const reachServer = (route: Route) =>
  route.fetch({ url: route.request().url().replace('//teachers.localhost', '//localhost') });

/** The bank's page, on which a holder says yes or no. */
const bank = (page: Page, answer: string) => page.getByRole('button', { name: answer, exact: true });

describe.each(oneOf(1, LOCALES))('3-D Secure (%s)', (locale) => {
  const text = words[locale].payment;
  const approve = { en: 'Approve', fr: 'Approuver' }[locale];
  const refuse = { en: 'Refuse', fr: 'Refuser' }[locale];

  test('approved on the bank’s page leads to the confirmation', async ({ visit }) => {
    const visitor = await visit({ locale, width: 390 });
    const { page } = visitor;
    const begun = await atStepByApi(visitor, 'review');
    await pay(page, locale, challengedCard);
    await bank(page, approve).waitFor();
    await axe(page);
    await screenshot(page, `bank-${locale}-390`);
    await bank(page, approve).click();
    await paid(page, locale);
    await expectPaidOnce(begun);
  });

  test('refused there is told, and another card pays', async ({ visit }) => {
    const visitor = await visit({ locale });
    visitor.complaints.expect(declinedAnswer);
    const { page } = visitor;
    const begun = await atStepByApi(visitor, 'review');
    await pay(page, locale, challengedCard);
    await bank(page, refuse).click();
    await page.getByText(text.declinedTitle).waitFor();
    await axe(page);
    await screenshot(page, `bank-refused-${locale}-1280`);
    await pay(page, locale);
    await paid(page, locale);
    await expectPaidOnce(begun);
  });

  test('back from the bank’s page without an answer, and another card', async ({ visit }) => {
    const visitor = await visit({ locale });
    const { page } = visitor;
    const begun = await atStepByApi(visitor, 'review');
    await pay(page, locale, challengedCard);
    await bank(page, approve).waitFor();
    await page.goBack();
    await page.getByText(text.challengedTitle).waitFor();
    await axe(page);
    await screenshot(page, `bank-waits-${locale}-1280`);
    await page.getByRole('button', { name: text.cancel }).click();
    await page.getByText(text.declinedTitle).waitFor();
    await pay(page, locale);
    await paid(page, locale);
    await expectPaidOnce(begun);
  });
});

test('back from the bank’s page, and there once more', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const begun = await atStepByApi(visitor, 'review');
  await pay(page, 'en', challengedCard);
  await bank(page, 'Approve').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: words.en.payment.toBank }).click();
  await bank(page, 'Approve').click();
  await paid(page);
  await expectPaidOnce(begun);
});

test('a reload while the payment is under way charges once', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const begun = await atStepByApi(visitor, 'review');
  const sent = submissionsOf(page);
  const { held, release } = holdAnswers(page);
  await pay(page, 'en');
  await page.getByText(words.en.payment.submitting).waitFor();
  await held;
  await page.reload();
  await paid(page);
  release();
  expect(keysOf(sent).size).toBe(1);
  await expectPaidOnce(begun);
});

/** Lets the first submission through to the server and keeps its answer from the page until it is released. */
function holdAnswers(page: Page): { held: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = new Promise<void>((resolve) => {
    void page.route(
      submitCall,
      async (route: Route) => {
        await reachServer(route);
        resolve();
        await released;
        await route.abort();
      },
      { times: 1 },
    );
  });
  return { held, release };
}

describe.each(['fr'] as const)('a lost answer (%s)', (locale) => {
  test('is asked for again under the same key', async ({ visit }) => {
    const visitor = await visit({ locale, width: 390 });
    const { page } = visitor;
    visitor.complaints.expect(/ERR_CONNECTION_RESET/);
    const begun = await atStepByApi(visitor, 'review');
    const sent = submissionsOf(page);
    await page.route(
      submitCall,
      async (route) => {
        await reachServer(route);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await pay(page, locale);
    await page.getByText(words[locale].payment.lostTitle).waitFor();
    expect(await payButton(page, locale).count()).toBe(0);
    await axe(page);
    await screenshot(page, `payment-lost-${locale}-390`);
    await page.getByRole('button', { name: words[locale].interrupted.retry }).click();
    await paid(page, locale);
    expect(sent).toHaveLength(2);
    expect(keysOf(sent).size).toBe(1);
    await expectPaidOnce(begun);
  });
});

test('a gateway whose answer is lost is asked until it tells', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(/^409 POST .*saveSubmitRegistration/);
  const begun = await atStepByApi(visitor, 'review');
  const sent = submissionsOf(page);
  await pay(page, 'en', lostCard);
  await page.getByText(words.en.payment.waiting).waitFor();
  await axe(page);
  await screenshot(page, 'payment-waiting-en-1280');
  await paid(page);
  expect(keysOf(sent).size).toBe(1);
  await expectPaidOnce(begun);
});

test('a server at fault is told of, and asked again', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(/^500 POST .*saveSubmitRegistration/);
  const begun = await atStepByApi(visitor, 'review');
  const fault = { status: 500, contentType: 'application/json', body: '{"errors":{"server":["failed"]}}' };
  await page.route(submitCall, (route) => route.fulfill(fault), { times: 1 });
  await pay(page, 'en');
  await page.getByText(words.en.payment.failedTitle).waitFor();
  await axe(page);
  await screenshot(page, 'payment-failed-en-1280');
  await page.getByRole('button', { name: words.en.interrupted.retry }).click();
  await paid(page);
  await expectPaidOnce(begun);
});

test('declined, then good', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(declinedAnswer);
  const begun = await atStepByApi(visitor, 'review');
  const sent = submissionsOf(page);
  await pay(page, 'en', declinedCard);
  await page.getByText('Your card was declined. Nothing was charged.').waitFor();
  await pay(page, 'en');
  await paid(page);
  expect(keysOf(sent).size).toBe(2);
  await expectPaidOnce(begun);
});

describe.each(['en'] as const)('a card of another brand (%s)', (locale) => {
  test('is refused in the page and sent nowhere', async ({ visit }) => {
    const visitor = await visit({ locale });
    const { page } = visitor;
    const begun = await atStepByApi(visitor, 'review');
    const sent = submissionsOf(page);
    await pay(page, locale, otherBrand);
    await page.getByText(messages[locale].card).first().waitFor();
    expect(sent).toEqual([]);
    expect((await reviewByApi(begun)).registration.status).toBe('Not Submitted');
  });
});

test('a double click pays once', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const begun = await atStepByApi(visitor, 'review');
  const sent = submissionsOf(page);
  await enterCard(page, { ...challengedCard, number: '4242424242424242' }, 'en');
  await payButton(page, 'en').dblclick();
  await paid(page);
  expect(sent).toHaveLength(1);
  await expectPaidOnce(begun);
});

describe('what is owed', () => {
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
      await box(page).fill('sd36-2027');
      await box(page).press('Enter');
      const remove = page.getByRole('button', { name: say('removeNamed', locale, { code: 'SD36-2027' }) });
      await remove.waitFor();
      const lowered = (await reviewByApi(begun)).quote.total;
      expect(lowered).toBeLessThan(quote.total);
      await shows(page, lowered, locale);
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
          ['NOBODY-KNOWS', 'This code is not known.'],
          ['OLD-2025', 'This code could be used until'],
          ['ABC', 'Enter at least 5 characters'],
          ['INVITE-RTG27', 'This is an invitation code.'],
        ],
        fr: [
          ['NOBODY-KNOWS', 'Ce code est inconnu.'],
          ['OLD-2025', 'Ce code pouvait être utilisé jusqu’au'],
          ['ABC', 'Entrez au moins 5 caractères'],
          ['INVITE-RTG27', 'Ceci est un code d’invitation.'],
        ],
      }[locale];
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
      await box(page).fill('ALLFREE');
      await apply(page).click();
      const submit = page.getByRole('button', { name: text.review.submit }).filter({ visible: true });
      await submit.waitFor();
      await page.getByRole('heading', { name: text.payment.title, exact: true }).waitFor({ state: 'hidden' });
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
});
