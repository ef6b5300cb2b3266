import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser.ts';
import { watchShift } from './support/layout-shift.ts';
import { sharedServer } from './support/shared-server.ts';
import { siteInParts } from './support/site-in-parts.ts';

/** What has come is drawn: the frame after the next one begins when it is. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );

/** Pages that the server draws, then those of forms, which the browser draws as their parts come. */
const PATHS = [
  ...['/', '/schedule', '/speakers', '/venue'],
  ...['/registration/start', '/registration/manage', '/registration/group', '/registration/waitlist'],
  ...['/apply/volunteer', '/exhibitor-application', '/sponsor-application', '/workshop-proposals'],
];

// On a slow network a page comes bit by bit, and what was read must stay where it is.
test.for([{ width: 390 }, { width: 1280 }] as const)(
  'nothing moves on pages that come in parts, at $width px',
  async ({ width }, { visit }) => {
    const parts = await siteInParts(sharedServer().site, 12);
    const { page } = await visit({ width, site: parts.site });
    const shiftOf = await watchShift(page);
    for (const path of PATHS) {
      await page.goto(path, { waitUntil: 'commit' });
      do await painted(page);
      while (parts.next());
      await page.waitForLoadState('networkidle');
      const { value, from } = await shiftOf();
      expect.soft(value, `${path}: ${from.join('; ')}`).toBeLessThan(0.02);
    }
    await page.close();
    await parts.stop();
  },
);
