import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on any violation of WCAG 2.2 AA that axe finds on the page as it is now. */
export async function axe(page: Page): Promise<void> {
  const viewport = await besideTheBar(page);
  await scrolledOut(page);
  // No page of ours has a frame, which is what the slow way is for; style sheets are fetched anew for a single rule,
  // which asks whether they turn a page by its orientation: none of ours speaks of it (tests/docs/orientation.test.ts).
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await builder.withTags(LEVELS).analyze();
  if (viewport) await page.setViewportSize(viewport);
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Makes the page so high that the bar at the bottom of phones covers nothing, and gives the size it had: a control that
 * lies half under the bar until one scrolls is no small control.
 */
async function besideTheBar(page: Page): Promise<{ width: number; height: number } | undefined> {
  const viewport = page.viewportSize();
  const height = await page.evaluate(() =>
    document.querySelector('.actionbar') && !document.querySelector('dialog[open]')
      ? document.documentElement.scrollHeight + 300
      : 0,
  );
  if (!viewport || height <= viewport.height) return undefined;
  await page.setViewportSize({ width: viewport.width, height });
  return viewport;
}

/** Waits until a page that scrolls by itself, to an error for one, has got there: meanwhile its header covers now this, now that. */
function scrolledOut(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    let at = Number.NaN;
    for (let still = 0; still < 6; still = window.scrollY === at ? still + 1 : 0) {
      at = window.scrollY;
      await frame();
    }
  });
}
