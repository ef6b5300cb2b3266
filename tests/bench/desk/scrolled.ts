import type { Page } from 'playwright-core';

/** Rows of a page while the whole list is loaded: the browser has all of them sooner. */
const PAGE = 5_000;
const FRAMES = 600;

/** Scrolls as fast as a wheel is turned while the pages come from the server; returns the intervals between frames. */
export async function scrolledAsItComes(page: Page): Promise<number[]> {
  await page.evaluate(() => document.querySelector('.dk-list')?.scrollTo(0, 0));
  return page.evaluate(scroll, { frames: FRAMES, step: 100 });
}

/** Loads a list of so many rows, and drags its scrollbar from the first to the last; returns the intervals between frames. */
export async function scrolledThrough(
  page: Page,
  rows: number,
): Promise<{ loaded: number; intervals: number[] }> {
  let made = 0;
  await page.route('**/api/listDossiers**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const many = Array.from({ length: Math.min(PAGE, rows - made) }, (_, at) => {
      const row = body.rows[at % body.rows.length];
      return { ...row, code: `${row.code}-${made + at}`, name: `${row.name} ${made + at}` };
    });
    made += many.length;
    const { next: _, ...rest } = body;
    await route.fulfill({
      json: { ...rest, rows: many, total: rows, ...(made < rows && { next: body.next }) },
    });
  });
  await page.reload();
  await page.locator('.dk-rows .dk-tr').first().waitFor();
  const loaded = await page.evaluate(async (wanted) => {
    const list = document.querySelector('.dk-list');
    if (!list) throw new Error('there is no list');
    let height = 0;
    while (list.scrollHeight < wanted * 36 || list.scrollHeight !== height) {
      height = list.scrollHeight;
      list.scrollTo(0, height);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    list.scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Math.floor(list.scrollHeight / 36);
  }, rows);
  const intervals = await page.evaluate(scroll, { frames: FRAMES, step: (rows * 36) / FRAMES });
  await page.unroute('**/api/listDossiers**');
  return { loaded, intervals };
}

/** Runs in the page of the list: scrolls by a step in every frame. */
async function scroll({ frames, step }: { frames: number; step: number }): Promise<number[]> {
  const list = document.querySelector('.dk-list');
  if (!list) throw new Error('there is no list');
  const intervals: number[] = [];
  let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  for (let frame = 0; frame < frames; frame += 1) {
    list.scrollTop += step;
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    intervals.push(now - last);
    last = now;
  }
  return intervals;
}
