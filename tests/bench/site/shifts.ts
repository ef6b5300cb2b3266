import type { Browser } from 'playwright-core';
import { firstVisit } from './first-visit.ts';

/** How far each page that the sitemap names moves while it comes, the worst first; every page once at each width. */
export async function shiftsOf(
  browser: Browser,
  site: string,
  widths: readonly number[],
): Promise<{ page: string; width: number; shift: number }[]> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (pages.length === 0) throw new Error('The sitemap names no page');
  const shifts = [];
  for (const page of [...new Set(pages)]) {
    for (const width of widths) {
      const { cls } = await firstVisit(browser, site + page, width);
      shifts.push({ page, width, shift: cls });
    }
  }
  return shifts.sort((a, b) => b.shift - a.shift);
}
