import type { CDPSession, Page } from 'playwright-core';

/**
 * How much slower every visitor's device is, in a run that is to show what a slow phone shows:
 * `EVERY_DEVICE=Y SLOWDOWN=6 npx vitest run --config tests/e2e/vitest.config.ts tests/e2e/events.e2e.ts`.
 */
export const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 1);

/** Of several sessions each would slow the page down by its own factor. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Makes a page's device slower by a factor, from now on and on the pages that follow it; 1 makes it fast again. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Emulation.setCPUThrottlingRate', { rate });
}
