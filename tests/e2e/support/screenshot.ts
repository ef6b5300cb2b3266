import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const results = path.resolve(import.meta.dirname, '../../../test-results');
const screens = path.join(results, 'screens');
/** Where the pages of failed tests are kept. */
export const failures = path.join(results, 'failures');

/** A picture of every screen takes a minute of a whole run, and is for who looks at them. */
const isKept = process.env['SCREENSHOTS'] === 'Y';

/**
 * Fails when a page scrolls sideways; with SCREENSHOTS=Y keeps pictures of the whole page, light and dark, seen from its
 * top, under test-results/screens.
 */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (isKept) await keep(page, name);
  // WCAG 1.4.10: what is read does not run out of the window.
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `${name} is wider than its window`).toBeLessThanOrEqual(0);
}

async function keep(page: Page, name: string): Promise<void> {
  mkdirSync(screens, { recursive: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shown = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const [colorScheme, suffix] of [
    ['light', ''],
    ['dark', '-dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const file = path.join(screens, `${name}${suffix}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: shown ? 'dark' : 'light' });
}
