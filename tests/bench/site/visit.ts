import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';

/** How much slower than this machine the visitor's is. */
const SLOWDOWN = 4;

/** A Chromium that tools can be told the port of, with flags for V8. */
export function launchBrowser(port: number, ...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_ARGS,
      `--remote-debugging-port=${port}`,
      `--js-flags=${['--expose-gc', ...flags].join(' ')}`,
    ],
  });
}

export interface SlowPage {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Visits as somebody on a slow device who has never been here, and leaves again. */
export async function visitSlowly<Result>(
  browser: Browser,
  width: number,
  look: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-CA' });
  try {
    const page = await context.newPage();
    // What tsx writes around the functions that are sent into the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await look({ page, cdp });
  } finally {
    await context.close();
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
