import type { Browser } from 'playwright-core';
import { visitSlowly } from './visit.ts';

/** Pages that have little in common, gone through in turn by the router. */
const ROUND = ['/about', '/schedule', '/venue', '/', '/faq'];

/** The heap after 5 and after 50 navigations, garbage collected, in MB. */
export async function memoryOf(browser: Browser, site: string): Promise<{ five: number; fifty: number }> {
  return visitSlowly(browser, 1280, async ({ page, cdp }) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cdp.send('HeapProfiler.enable');
    await page.goto(site, { waitUntil: 'networkidle' });
    const heap = async () => {
      for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
    };
    let five = 0;
    for (let count = 1; count <= 50; count += 1) {
      const path = ROUND[count % ROUND.length] ?? '/';
      const before = await page.locator('main h1').first().innerText();
      // As a link does it: the page stays, and its router goes on.
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      // All of it has come: what is fetched once and kept belongs to the first round.
      await page.waitForFunction((other) => {
        const heading = document.querySelector<HTMLElement>('main h1');
        return heading !== null && heading.innerText !== other && !document.querySelector('[aria-busy=true]');
      }, before);
      // What a page puts off until it has nothing else to do belongs to it.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      if (count === 5) five = await heap();
    }
    return { five, fifty: await heap() };
  });
}
