import type { Page } from 'playwright-core';

/** How far what was drawn has moved, as browsers count it (Layout Instability API), and what did. */
export interface Shift {
  readonly value: number;
  readonly from: readonly string[];
}

/** Watches from now on what moves on a page without being asked to; answers what has moved since it was loaded. */
export async function watchShift(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(() => {
    const seen = { value: 0, from: [] as string[] };
    Object.assign(window, { shiftSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        if (shift.hadRecentInput) continue;
        seen.value += shift.value;
        seen.from.push(...shift.sources.map(({ node }) => `${node?.nodeName} ${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shiftSeen') as Shift);
}
