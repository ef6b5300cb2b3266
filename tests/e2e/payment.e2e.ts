import type { Page, Request, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';
import { say } from '#widgets/credit-card/messages.ts';
import { pay, payButton } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, reviewByApi } from './support/by-api.ts';
import { challengedCard, declinedCard, enterCard, lostCard, otherBrand } from './support/card.ts';
import { oneOf } from './support/one-of.ts';
import { expectPaidOnce, paid, submissionsOf } from './support/payments.ts';
import { screenshot } from './support/screenshot.ts';
import { labelled, messages, words } from './support/words.ts';

const submitCall = '**/api/saveSubmitRegistration';
const declinedAnswer = /^402 POST .*saveSubmitRegistration/;

const keysOf = (sent: readonly Request[]) =>
  new Set(sent.map((request) => request.headers()['idempotency-key']));

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
    // Said in the note, and as the reason why nothing can be paid meanwhile.
    await page.getByText(text.challengedTitle).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await axe(page);
    await screenshot(page, `bank-waits-${locale}-1280`);
    await page.getByRole('button', { name: text.askAgain }).click();
    await page.getByText(text.unconfirmedTitle).waitFor();
    await screenshot(page, `bank-unconfirmed-${locale}-1280`);
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

test('declined on a phone: told at the card, with the focus, and a way to another', async ({ visit }) => {
  const visitor = await visit({ width: 390 });
  const { page } = visitor;
  visitor.complaints.expect(declinedAnswer);
  const begun = await atStepByApi(visitor, 'review');
  const sent = submissionsOf(page);
  await pay(page, 'en', declinedCard);
  const message = page.getByRole('group', { name: words.en.payment.declinedTitle });
  await message.waitFor();
  expect(await message.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await message.textContent()).toContain('Your card was declined. You have not been charged.');
  const seen = await message.boundingBox();
  expect(seen && seen.y > 0 && seen.y + seen.height < 844).toBe(true);
  await screenshot(page, 'payment-declined-en-390');
  await page.getByRole('button', { name: words.en.payment.otherCard }).click();
  const number = page.getByLabel(labelled(say('number', 'en')));
  expect(await number.evaluate((element) => element === document.activeElement)).toBe(true);
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
