import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { online } from './support/answers.ts';
import { atStep, fillStart, submit, walk } from './support/attendee.ts';
import { test } from './support/browser.ts';
import { words } from './support/words.ts';

/** How everything on the page is laid out, each element with its own. */
function layoutOf(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const { display, gridTemplateColumns, padding, margin, fontSize, borderBottomWidth } =
        getComputedStyle(element);
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      return [name, display, gridTemplateColumns, padding, margin, fontSize, borderBottomWidth].join(' | ');
    }),
  );
}

/** Scrolls through what is drawn only when it is near, with the styles that come with it. */
async function seeAll(page: Page): Promise<void> {
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some((rule) => rule.cssText.includes('.cards ')),
    ),
  );
}

// Styles that one page loaded stay for those that follow it.
describe.each([{ width: 1280 }, { width: 390 }] as const)(
  'without a second page load, at $width px',
  ({ width }) => {
    test('the review and the confirmation look as when they are loaded themselves', async ({ visit }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      const text = words.en;
      await page.goto('/');
      await seeAll(page);
      await page.evaluate(() => {
        document.documentElement.dataset['loaded'] = 'once';
      });
      await page.getByRole('link', { name: text.home.choose_in_person }).click();
      await page.getByRole('heading', { level: 1, name: text.start.title }).waitFor();
      await fillStart(page, { track: 'online' }, 'en');
      await page.getByRole('button', { name: text.start.begin }).click();
      await atStep(page, 'personal', 'en');
      await walk(page, online, 'en');
      // What tells of the seats that are held comes by itself, later than the rest where the machine is busy.
      await page.locator('.hold-left').first().waitFor({ state: 'attached' });
      const walked = await layoutOf(page);
      expect(await page.locator('.fees-fold').evaluate((fold) => getComputedStyle(fold).display)).toBe(
        width === 390 ? 'flex' : 'none',
      );
      expect(await page.locator('html').getAttribute('data-loaded')).toBe('once');

      await page.reload();
      await atStep(page, 'review', 'en');
      await expect.poll(() => layoutOf(page)).toEqual(walked);
      await submit(page, 'en');
    });
  },
);
