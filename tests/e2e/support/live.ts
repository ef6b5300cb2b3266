import type { Page } from 'playwright-core';

/** A page that hears nothing live: what it knows of seats is what it has asked for. Call it before the page is opened. */
export async function withoutLive(page: Page): Promise<void> {
  await page.routeWebSocket(/\/app\//, () => {});
}
