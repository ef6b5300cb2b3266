import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The element that has the focus. */
export const focused = (page: Page): Locator => page.locator(':focus');

/** What someone hears of the focused element: its role or tag, and its name. */
async function told(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName} ${element?.id} ${element?.textContent?.trim().slice(0, 40)}`;
  });
}

/** Presses Tab until something has the focus, as often as a patient reader would; fails when it is never reached. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  // Its page may still be loading.
  await wanted.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await has(wanted)) return expectVisibleFocus(page);
    await page.keyboard.press(key);
    passed.push(await told(page));
  }
  throw new Error(`${wanted} is not reached by ${key}:\n${passed.join('\n')}`);
}

/** Whether an element has the focus. */
export async function has(wanted: Locator): Promise<boolean> {
  const one = wanted.filter({ visible: true }).first();
  if ((await one.count()) === 0) return false;
  return one.evaluate((element) => element === document.activeElement);
}

/** Waits until an element has the focus. */
export async function expectFocus(wanted: Locator): Promise<void> {
  await expect.poll(() => has(wanted), { message: `the focus on ${wanted}` }).toBe(true);
}

/**
 * Waits until the site has taken over the page that the server drew: a link that is pressed before leads to its page
 * as in any other site, where the browser reads from the top and no heading is focused.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Fails when nothing on the page shows where the focus is: no outline on the element nor on what stands for it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const shown = await focused(page).evaluate((element) => {
    const shows = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
      style.boxShadow !== 'none';
    const places = [element, element.parentElement, element.closest('label')];
    const box = element.getBoundingClientRect();
    const seen = box.bottom > 0 && box.top < window.innerHeight;
    return { shows: places.some((place) => place && shows(getComputedStyle(place))), seen };
  });
  expect(shown, `the focus is seen on ${await told(page)}`).toEqual({ shows: true, seen: true });
}
