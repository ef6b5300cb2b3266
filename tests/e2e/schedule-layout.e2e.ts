import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { describe, expect } from 'vitest';
import { schedule as words } from '#src/lib/i18n/en/schedule.ts';
import { test } from './support/browser.ts';
import { sessionsOn, titleOf } from './support/documents.ts';
import { watchShift } from './support/layout-shift.ts';

/** The text of each page that a printer would be given, without its spaces: a line may break at any of them. */
async function printed(page: Page): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })));
  return text.map((each) => each.replaceAll(/\s+/g, ''));
}

describe.each([{ width: 390 }, { width: 1280 }] as const)('the schedule at $width px', ({ width }) => {
  test('is printed whole from the grid, the list and the map', async ({ visit }) => {
    const { page } = await visit({ width });
    for (const query of ['', '?view=list', '?map=Y']) {
      await page.goto(`/schedule${query}`);
      // It is there once the browser has taken the page over.
      await page.getByRole('button', { name: new RegExp(`^${words.basket},`) }).waitFor();
      const pages = await printed(page);
      const all = pages.join('');
      const missing = sessionsOn('friday')
        .map(({ code }) => titleOf(code, 'en').replaceAll(/\s+/g, ''))
        .filter((title) => !all.includes(title));
      expect(missing, query).toEqual([]);
      // None is empty, nor has the head alone.
      for (const each of pages) expect(each.length, query).toBeGreaterThan(200);
    }
  });

  test('does not move while the browser takes it over', async ({ visit }) => {
    const { page } = await visit({ width });
    const shiftOf = await watchShift(page);
    await page.goto('/schedule', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: new RegExp(`^${words.basket},`) }).waitFor();
    const { value, from } = await shiftOf();
    expect(value, from.join('; ')).toBeLessThan(0.02);
  });
});
