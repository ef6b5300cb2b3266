import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const results = path.resolve(import.meta.dirname, '../../../test-results');
const screens = path.join(results, 'screens');
/** Where the pages of failed tests are kept. */
export const failures = path.join(results, 'failures');

/** Keeps a picture of the whole page under test-results/screens, seen from its top; fails when it scrolls sideways. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screens, { recursive: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(screens, `${name}.png`), fullPage: true, animations: 'disabled' });
  // WCAG 1.4.10: what is read does not run out of the window.
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `${name} is wider than its window`).toBeLessThanOrEqual(0);
}
