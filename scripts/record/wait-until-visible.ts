import type { Locator } from 'playwright-core';

/** For so long somebody who waits looks again in every frame. */
const KEEN_MS = 3_000;

/**
 * Waits until something is seen, and looks in every frame: Playwright's own waiting looks after 20, 70, 170, 270 and 770 ms,
 * so that what is there after 300 is found half a second late. What takes longer is left to it, and to its words.
 */
export async function waitUntilVisible(locator: Locator): Promise<void> {
  const until = performance.now() + KEEN_MS;
  while (performance.now() < until) {
    if (await locator.isVisible()) return;
    await locator
      .page()
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      // The page is on its way to another.
      .catch(() => undefined);
  }
  await locator.waitFor();
}
