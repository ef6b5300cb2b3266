import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atStep, pay } from './support/attendee.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { challengedCard } from './support/card.ts';
import { paid } from './support/payments.ts';
import { slowDown } from './support/slow-down.ts';
import { words } from './support/words.ts';

/** Long, for a page that is made as slow as this. */
const PATIENCE = 90_000;
const openElsewhere = (page: Page) => page.getByText(words.en.elsewhere.title);

/** Keeps the page's main thread busy for three seconds once it has asked for its registration's lock. */
function blockOnceAsked(): void {
  const { request } = LockManager.prototype;
  LockManager.prototype.request = function ask(this: LockManager, ...given: unknown[]) {
    setTimeout(() => {
      const end = performance.now() + 3_000;
      while (performance.now() < end);
    });
    return Reflect.apply(request, this, given);
  };
}

test('one tab is not told of another while its main thread is blocked', async ({ visit }) => {
  const visitor = await visit();
  await visitor.page.addInitScript(blockOnceAsked);
  await atStepByApi(visitor, 'personal');
  await visitor.page.reload();
  await atStep(visitor.page, 'personal', 'en');
  expect(await openElsewhere(visitor.page).count()).toBe(0);
});

test('a slow device shows what came of a payment after the bank’s page', { timeout: 4 * PATIENCE }, async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  await atStepByApi(visitor, 'review');
  await pay(page, 'en', challengedCard);
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  page.setDefaultTimeout(PATIENCE);
  await slowDown(page, 20);
  await page.goBack();
  await page.getByText(words.en.payment.challengedTitle).or(openElsewhere(page)).first().waitFor();
  expect(await openElsewhere(page).count()).toBe(0);
  await slowDown(page, 1);
  await page.getByRole('button', { name: words.en.payment.toBank }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await paid(page);
});
