import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './browser.ts';

/** The height of the window that the review is measured in, in pixels. */
const SCREEN = 800;

/** Folds all of the review open that is folded at this width: fees, codes and the answers of every step. */
export async function unfoldReview(page: Page): Promise<void> {
  const fees = page.locator('.fees-fold[aria-expanded="false"]').filter({ visible: true });
  if ((await fees.count()) > 0) await fees.click();
  const folded = page.locator('.review details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Fails where a page is longer than two screens of 1280 by 800; on phones it may be longer. */
export async function expectTwoScreens({ page, width }: Visitor): Promise<void> {
  if (width !== 1280) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'the page is longer than two screens').toBeLessThanOrEqual(2 * SCREEN);
}
