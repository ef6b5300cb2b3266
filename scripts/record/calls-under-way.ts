import type { Page, Request } from 'playwright-core';

/** Watches the calls of a page; gives what waits until none is under way, as who clicks by eye would. */
export function watchCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let settled: (() => void)[] = [];
  const ended = (request: Request) => {
    underWay.delete(request);
    if (underWay.size > 0) return;
    for (const go of settled) go();
    settled = [];
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) underWay.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    // What was just pressed has reached the network by the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    while (underWay.size > 0) await new Promise<void>((resolve) => settled.push(resolve));
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  };
}
