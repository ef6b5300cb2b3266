import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findNewText } from './styled-text.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// With `preload`, axe fetches every style sheet again for one rule, which checks for a locked orientation. None of ours
// mentions orientation (tests/docs/orientation.test.ts).
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
  rules: { 'color-contrast': { enabled: false } },
};

/** Contrast takes axe longer than all other rules together: text that is styled alike is measured once. */
const CONTRAST: RunOptions = { ...OPTIONS, runOnly: ['color-contrast'], rules: {} };

async function run(page: Page, options: RunOptions): Promise<Result[]> {
  return page.evaluate(
    async ([asked, isContrast]) => {
      const { axe: core, newText } = window as unknown as { axe: typeof axeCore; newText?: Element[] };
      const { violations } = await core.run(isContrast && newText ? newText : document, asked);
      return violations;
    },
    [options, options === CONTRAST] as const,
  );
}

/** Fails on any violation of WCAG 2.2 AA that axe finds on the page as it is now. */
export async function axe(page: Page): Promise<void> {
  const viewport = await besideTheBar(page);
  await scrolledOut(page);
  // Once per document: compiling axe takes as long as most of its rules together.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = [
    ...(await run(page, OPTIONS)),
    ...((await findNewText(page)) > 0 ? await run(page, CONTRAST) : []),
  ];
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
