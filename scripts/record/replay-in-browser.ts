// Opens a recording in a browser, for the tests that `npm run replay -- --to-test` writes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { Locale } from '#engine/form/languages/text.ts';
import { readRecording } from '#engine/recording/read-recording.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { buildReplayServer } from '#server/replay/replay-server.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs';
import { build } from '../setup.mjs';
import { deviceOf } from './record-session.ts';
import { takeSteps } from './take-steps.ts';

/** Replays a file at once: its steps if it has any, else the page at an address as the visitor had it. */
export async function replayInBrowser(file: URL) {
  const reading = readRecording(readFileSync(file, 'utf8'));
  if (!reading.ok)
    throw new Error(reading.problems.map(({ pointer, problem }) => `${pointer} ${problem}`).join('\n'));
  const { recording } = reading;
  build();
  const siteFolder = path.resolve(import.meta.dirname, '../../dist/site');
  const replay = await buildReplayServer({ recording, siteFolder, speed: Number.POSITIVE_INFINITY });
  await replay.server.listen({ host: 'localhost', port: 0 });
  const bound = replay.server.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const { own } = recording;
  const site = `http://${own.host}:${port}`;
  const context = await browser.newContext(deviceOf(own));
  const page = await context.newPage();
  if (own.steps) await takeSteps(page, own.steps, { site, locale: own.locale as Locale, given: own.given });
  else await openTrace(page, site, recording);
  await page.waitForLoadState('networkidle');
  return {
    page,
    report: () => replay.session().report(),
    async end() {
      await browser.close();
      await replay.close();
    },
  };
}

/** Opens the page that a visitor's trace tells of, on a device that has kept what theirs had. */
export async function openTrace(page: Page, site: string, { own, pages }: Recording): Promise<void> {
  await page.goto(`${site}/version.json`);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, own.kept ?? {});
  await page.goto(site + (own.fault?.address ?? pages[0]?.path ?? '/'));
}
