import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { LOCALES } from '#engine/form/languages/text.ts';
import { say as sayCode } from '#widgets/parts/code-messages.ts';
import { control } from './support/answer.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { reviewByApi } from './support/by-api.ts';
import { cardNumber, challengedCard, declinedCard, enterCard, goodCard } from './support/card.ts';
import { eventCatalogue, eventWords, siteOfEvent } from './support/event-documents.ts';
import { expectFocus } from './support/keyboard.ts';
import { oneOf } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { expectPaidOnce, submissionsOf } from './support/payments.ts';
import { screenshot } from './support/screenshot.ts';
import { atCheckoutByApi } from './support/ticket-order.ts';
import { fill, whole } from './support/words.ts';

const site = () => siteOfEvent('tickets');
const declinedAnswer = /^402 POST .*saveSubmitRegistration/;
const bank = (page: Page, answer: string) => page.getByRole('button', { name: answer, exact: true });

/** Who buys, in the words of the evening. */
function buyer({ page, locale }: Visitor) {
  const event = eventWords('tickets', locale);
  const field = (code: string) => control(page, event.field('checkout', code));
  const { payment, confirmation } = event.says;
  return {
    page,
    event,
    field,
    /** Fills in who comes; the telephone number too, which nobody needs. */
    async fillIn(): Promise<void> {
      await field('first_name').fill('Wren');
      await field('last_name').fill('Castellano');
      await field('phone').fill('250 555 0142');
    },
    async expectFilledIn(): Promise<void> {
      expect(await field('first_name').inputValue()).toBe('Wren');
      expect(await field('last_name').inputValue()).toBe('Castellano');
      expect(await field('phone').inputValue()).toContain('555');
    },
    /** The button that pays so many cents and nothing else. */
    payButton: (cents: number) =>
      page
        .getByRole('button', { name: whole(fill(payment.pay, { amount: formatCents(cents, locale) })) })
        .filter({ visible: true })
        .first(),
    told: (title: string) => page.getByRole('group', { name: title }),
    paid: () => page.getByText(confirmation.tagPaid, { exact: true }).waitFor(),
  };
}

describe.each(oneOf(0, LOCALES))('a card of a checkout whose bank asks (%s)', (locale) => {
  const approve = { en: 'Approve', fr: 'Approuver' }[locale];
  const refuse = { en: 'Refuse', fr: 'Refuser' }[locale];

  test('approved there is paid; refused there, all is still filled in and it is said at the card', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width: 390, site: site() });
    visitor.complaints.expect(declinedAnswer);
    const { page, event, ...wren } = buyer(visitor);
    const begun = await atCheckoutByApi(visitor);
    const { total } = (await reviewByApi(begun)).quote;
    await wren.fillIn();
    await enterCard(page, challengedCard, locale);
    await wren.payButton(total).click();
    await bank(page, refuse).click();
    await expectFocus(wren.told(event.says.payment.declinedTitle));
    await wren.expectFilledIn();
    await axe(page);
    await screenshot(page, `checkout-bank-refused-${locale}-390`);

    await enterCard(page, challengedCard, locale);
    await wren.payButton(total).click();
    await bank(page, approve).click();
    await wren.paid();
    await expectPaidOnce(begun);
  });
});

test('a checkout that one comes back to without the bank’s answer says where it stands', async ({
  visit,
}) => {
  const visitor = await visit({ site: site() });
  const { page, event, ...wren } = buyer(visitor);
  const { payment } = event.says;
  const begun = await atCheckoutByApi(visitor);
  const { total } = (await reviewByApi(begun)).quote;
  await wren.fillIn();
  await enterCard(page, challengedCard, 'en');
  await wren.payButton(total).click();
  await bank(page, 'Approve').waitFor();
  await page.goBack();
  await expectFocus(wren.told(payment.unconfirmedTitle));
  await wren.expectFilledIn();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await axe(page);
  await screenshot(page, 'checkout-bank-waits-en-1280');
  await page.getByRole('button', { name: payment.cancel }).click();
  await expectFocus(wren.told(payment.declinedTitle));
  await enterCard(page, goodCard, 'en');
  await wren.payButton(total).click();
  await wren.paid();
  await expectPaidOnce(begun);
});

describe.each(oneOf(1, LOCALES))('a code on a checkout (%s)', (locale) => {
  test('lowers the sum that the button names before it can be pressed, and what is paid', async ({
    visit,
  }) => {
    const visitor = await visit({ locale, width: 390, site: site() });
    const { page, event, ...wren } = buyer(visitor);
    const begun = await atCheckoutByApi(visitor, { qty: 2 });
    const { total } = (await reviewByApi(begun)).quote;
    await wren.fillIn();
    await enterCard(page, goodCard, locale);
    await wren.payButton(total).waitFor();
    const entry = page.locator('.code-entry').first();
    await page.getByText(event.says.codes.fold, { exact: true }).click();
    await entry.getByRole('textbox').fill('foghorn');
    // What is owed is reckoned while the code is told of already: nobody may pay the sum of before meanwhile.
    const reckoning = holdAnswers(page, '**/api/getRegistrationFees/**');
    await entry.getByRole('button', { name: sayCode('apply', locale) }).click();
    await entry
      .getByText(sayCode('isApplied', locale, { code: 'FOGHORN' }))
      .first()
      .waitFor();
    await reckoning.held;
    expect(await wren.payButton(total).getAttribute('aria-disabled')).toBe('true');
    reckoning.release();
    const { quote } = await reviewByApi(begun);
    expect(quote.total).toBe(Math.round(total * 0.9));
    await axe(page);
    await screenshot(page, `checkout-code-${locale}-390`);
    await wren.payButton(quote.total).click();
    await wren.paid();
    expect((await reviewByApi(begun)).receipt?.quote.total).toBe(quote.total);
    await expectPaidOnce(begun);
  });
});

test('a code that makes a checkout free is taken off there too', async ({ visit }) => {
  const visitor = await visit({ site: site() });
  const { page, event, ...wren } = buyer(visitor);
  const begun = await atCheckoutByApi(visitor, { product: 'ashore' });
  const { total } = (await reviewByApi(begun)).quote;
  await wren.payButton(total).waitFor();
  await page.getByText(event.says.codes.fold, { exact: true }).click();
  const box = page.locator('.code-entry').first().getByRole('textbox');
  await box.fill('LASTBUOY');
  await box.press('Enter');
  await cardNumber(page, 'en').waitFor({ state: 'detached' });
  await expectFocus(box);
  await page
    .getByRole('button', { name: fill(event.says.step.next, { step: event.step('review').toLowerCase() }) })
    .waitFor();
  await page.getByRole('button', { name: sayCode('removeNamed', 'en', { code: 'LASTBUOY' }) }).click();
  await wren.payButton(total).waitFor();
  await cardNumber(page, 'en').waitFor();
});

/** Keeps answers to a call from the page until they are released. */
function holdAnswers(page: Page, call: string): { held: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = new Promise<void>((resolve) => {
    void page.route(call, async (route) => {
      resolve();
      await released;
      // One that was called off meanwhile has nobody to be answered.
      await route.continue().catch(() => undefined);
    });
  });
  return { held, release };
}

describe('a price that changes while a checkout is open', () => {
  const products = () => eventCatalogue<OffersDocument>('tickets', 'products');
  afterEach(() => mustPublish(products(), undefined, 'tickets'));
  const raise = (by: number) =>
    mustPublish(
      {
        ...products(),
        offers: products().offers.map((each) => ({ ...each, amount: (each.amount ?? 0) + by })),
      },
      undefined,
      'tickets',
    );

  test('is named before anything is charged, and one press pays it', async ({ visit }) => {
    const visitor = await visit({ site: site() });
    const { page, event, ...wren } = buyer(visitor);
    const begun = await atCheckoutByApi(visitor);
    const { total } = (await reviewByApi(begun)).quote;
    const sent = submissionsOf(page);
    await wren.fillIn();
    await enterCard(page, goodCard, 'en');
    await wren.payButton(total).waitFor();
    await raise(1_000);
    const raised = (await reviewByApi(begun)).quote;
    await wren.payButton(total).click();
    await expectFocus(wren.told(event.says.payment.priceTitle));
    expect(sent).toEqual([]);
    await wren.expectFilledIn();
    const side = page.getByRole('complementary', { name: event.says.step.summaryTitle });
    for (const cents of [raised.lines[0]?.amount, raised.total])
      await side
        .getByText(whole(formatCents(cents ?? 0, 'en')))
        .first()
        .waitFor();
    await axe(page);
    await screenshot(page, 'checkout-price-en-1280');
    await wren.payButton(raised.total).click();
    await wren.paid();
    expect((await reviewByApi(begun)).receipt?.quote.total).toBe(raised.total);
    await expectPaidOnce(begun);
  });
});

test('Back, forward and a reload in the middle of a checkout lose nothing but the card', async ({
  visit,
}) => {
  const visitor = await visit({ site: site() });
  visitor.complaints.expect(declinedAnswer);
  const { page, event, ...wren } = buyer(visitor);
  const arrive = (form: string) =>
    page.getByRole('heading', { level: 1, name: whole(event.form(form).title) }).waitFor();
  const begun = await atCheckoutByApi(visitor);
  const { total } = (await reviewByApi(begun)).quote;
  await wren.fillIn();
  await page.reload();
  await arrive('checkout');
  await wren.expectFilledIn();

  // Once a card was declined the flow stands in the review: the page is the same, and so are its ways.
  await enterCard(page, declinedCard, 'en');
  await wren.payButton(total).click();
  await expectFocus(wren.told(event.says.payment.declinedTitle));
  await page
    .getByRole('button', { name: fill(event.says.step.back, { step: event.step('tickets') }) })
    .click();
  await arrive('tickets');
  const stub = page
    .locator('.product-stub')
    .filter({ has: page.getByRole('heading', { name: event.product('deck'), exact: true }) });
  await stub.getByRole('button').nth(1).click();
  await expect.poll(() => stub.getByRole('status').innerText()).toBe('2');
  await page.goBack();
  await arrive('checkout');
  await wren.expectFilledIn();
  const { quote } = await reviewByApi(begun);
  expect(quote.total).toBe(2 * total);
  await wren.payButton(quote.total).waitFor();
  await page.reload();
  await arrive('checkout');
  await wren.expectFilledIn();
  expect(await cardNumber(page, 'en').inputValue()).toBe('');
  await enterCard(page, goodCard, 'en');
  await wren.payButton(quote.total).click();
  await wren.paid();
  await expectPaidOnce(begun);
});
