import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { type BegunByApi, reviewByApi } from './by-api.ts';
import { mailsTo } from './mails.ts';
import { words } from './words.ts';

/** Waits for the confirmation of something that was paid for. */
export const paid = (page: Page, locale: Locale = 'en') =>
  page.getByText(words[locale].confirmation.tagPaid, { exact: true }).waitFor();

/** The submissions that a page sends from now on. */
export function submissionsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/saveSubmitRegistration')) sent.push(request);
  });
  return sent;
}

/** One receipt over what was reviewed, one mail. */
export async function expectPaidOnce(begun: BegunByApi): Promise<void> {
  const { registration, receipt, quote } = await reviewByApi(begun);
  expect(registration.status).toBe('Submitted');
  expect(receipt?.quote.total).toBe(quote.total);
  await expect.poll(async () => (await mailsTo(begun.email)).length).toBe(1);
}
