import type { Locator, Page } from 'playwright-core';
import { control } from './answer.ts';

/** The list of what is wrong, on top of a form. */
export const errorSummary = (page: Page): Locator => page.locator('.error-summary');

/** The message that a control's description ends with; undefined when nothing is wrong with it. */
export async function messageAt(page: Page | Locator, label: string): Promise<string | undefined> {
  const input = control(page, label);
  const ids = ((await input.getAttribute('aria-describedby')) ?? '').split(' ');
  const id = ids.find((candidate) => candidate.endsWith('-error'));
  return id === undefined ? undefined : (await page.locator(`[id="${id}"]`).innerText()).trim();
}
