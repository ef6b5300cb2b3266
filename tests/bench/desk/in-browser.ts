import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '#tests/setup/free-port.ts';
import { launchBrowser, median } from '../site/visit.ts';
import { arrivalToPaint } from './painted.ts';
import { scrolledAsItComes, scrolledThrough } from './scrolled.ts';
import { type Doors, signedIn } from './signed-in.ts';

type Table = Record<string, { measured: string; wanted: string }>;

const FRAME = 1000 / 60;
const ms = (time: number) => `${time.toFixed(0)} ms`;
const at95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** What the desk takes in Chromium, with so many registrations. */
export async function browserTimes(
  site: string,
  { token, rows }: { token: string; rows: number },
): Promise<Table> {
  const browser = await launchBrowser(await freePort());
  try {
    const doors = doorsOf(site, token);
    const page = await openList(browser, site, doors);
    const paints = await arrivalToPaint(page);
    const comes = await scrolledAsItComes(page);
    const { loaded, intervals } = await scrolledThrough(page, rows);
    await page.context().close();
    const { 'the desk': desk, 'bare React': bare } = await signedIn(browser, site, doors);
    const ratio = (part: keyof typeof desk) =>
      `${ms(desk[part])} to ${ms(bare[part])}: ${(desk[part] / bare[part]).toFixed(2)}`;
    return {
      'first page painted after its arrival, 4x slowdown: p95 (median)': {
        measured: `${ms(at95(paints))} (${ms(median(paints))})`,
        wanted: '100 ms',
      },
      'scrolled by the wheel as pages come, frames dropped': { measured: droppedOf(comes), wanted: '0' },
      [`scrolled through ${loaded.toLocaleString('en')} rows, frames dropped`]: {
        measured: droppedOf(intervals),
        wanted: '0',
      },
      'from the address to the sign-in, to bare React': { measured: ratio('form'), wanted: '1.3' },
      'from the code to the figures, to bare React': { measured: ratio('figures'), wanted: '1.3' },
      'signing in, both together': { measured: ratio('both'), wanted: '1.3' },
    };
  } finally {
    await browser.close();
  }
}

/** How many frames came late. */
function droppedOf(intervals: readonly number[]): string {
  const late = intervals.filter((each) => each > 1.5 * FRAME).length;
  return `${late} of ${intervals.length}, worst ${ms(Math.max(...intervals))}`;
}

function doorsOf(site: string, token: string): Doors {
  return {
    async newOrganizer() {
      const email = `${randomUUID()}@example.org`;
      const answer = await fetch(`${site}/api/addOrganizer`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: new URLSearchParams({ email, role: 'owner', event: 'teachers' }),
      });
      if (answer.status !== 200) throw new Error(`addOrganizer answered ${answer.status}`);
      return email;
    },
    async codeOf(email) {
      for (;;) {
        const mails = await (await fetch(`${site}/outbox?to=${encodeURIComponent(email)}`)).text();
        const code = /<h2>[^<]*?(\d{6})<\/h2>/.exec(mails)?.[1];
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** Signs an organizer in, and shows the list. */
async function openList(browser: Browser, site: string, { newOrganizer, codeOf }: Doors): Promise<Page> {
  const email = await newOrganizer();
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-CA' });
  const page = await context.newPage();
  // What tsx writes around the functions that are sent into the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${site}/organize/registrations`);
  await page.locator('input').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('input:not([type=email])').waitFor();
  await page.locator('input').fill(await codeOf(email));
  await page.keyboard.press('Enter');
  await page.locator('.dk-rows .dk-tr').first().waitFor();
  return page;
}
