import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, test as plain } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';
import { type Complaints, listenForComplaints } from './complaints.ts';
import { failures } from './screenshot.ts';
import { sharedServer } from './shared-server.ts';
import { SLOWDOWN, slowDown } from './slow-down.ts';

export type Width = 390 | 1280;
const HEIGHTS: Readonly<Record<Width, number>> = { 390: 844, 1280: 860 };
const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'en-CA', fr: 'fr-CA' };

/** Who visits, and on what. */
export interface VisitorOptions {
  readonly width?: Width;
  readonly locale?: Locale;
  readonly colorScheme?: 'light' | 'dark';
  /** Where they are, by the name of its time zone. */
  readonly timezoneId?: string;
  /** Another server than the shared one. */
  readonly site?: string;
}

/** One person at one device. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly locale: Locale;
  readonly width: Width;
  /** The address of a page in the visitor's language; `/registration/start` in French is `/fr/registration/start`. */
  address(pathname: string): string;
  readonly complaints: Complaints;
}

/** The options of a context as a visitor's device has them. */
export function deviceOf(options: VisitorOptions) {
  const {
    width = 1280,
    locale = 'en',
    colorScheme = 'light',
    timezoneId = 'America/Vancouver',
    site,
  } = options;
  return {
    viewport: { width, height: HEIGHTS[width] },
    locale: LANGUAGES[locale],
    colorScheme,
    timezoneId,
    // What slides or fades is not what these tests look at, and a screenshot in the middle of it shows nothing.
    reducedMotion: 'reduce',
    baseURL: site ?? sharedServer().site,
  } as const;
}

/** A visitor in a context of the caller's own. */
export async function visitorIn(context: BrowserContext, options: VisitorOptions = {}): Promise<Visitor> {
  const { locale = 'en', width = 1280 } = options;
  const complaints = listenForComplaints(context);
  const page = context.pages()[0] ?? (await context.newPage());
  // A machine that does something else too is slow, and a test that waits in vain has failed anyway.
  page.setDefaultTimeout(40_000 * SLOWDOWN);
  if (SLOWDOWN > 1) await slowDown(page, SLOWDOWN);
  return {
    page,
    context,
    locale,
    width,
    complaints,
    address: (pathname) => (locale === 'fr' ? `/fr${pathname === '/' ? '' : pathname}` : pathname),
  };
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}

interface Fixtures {
  browser: Browser;
  /** Brings a visitor with a device of their own; at the end of the test nothing unexpected may have happened to them. */
  visit: (options?: VisitorOptions) => Promise<Visitor>;
}

/** A test in a browser. */
export const test = plain.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture's first argument has to be a pattern
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, task, onTestFailed }, use) => {
    const visitors: Visitor[] = [];
    onTestFailed(() => photograph(visitors, task.name));
    await use(async (options = {}) => {
      const context = await browser.newContext(deviceOf(options));
      const visitor = await visitorIn(context, options);
      visitors.push(visitor);
      return visitor;
    });
    const unexpected = visitors.flatMap(({ complaints }) => complaints.unexpected());
    if (task.result?.state === 'fail' || unexpected.length > 0) await photograph(visitors, task.name);
    await Promise.all(visitors.map(({ context }) => context.close()));
    expect(unexpected, `nothing may go wrong unseen: ${unexpected.join(' | ')}`).toEqual([]);
  },
});

/** Keeps what the pages of a failed test looked like. */
async function photograph(visitors: readonly Visitor[], name: string): Promise<void> {
  mkdirSync(failures, { recursive: true });
  const file = name.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 80);
  for (const [index, { page }] of visitors.entries()) {
    if (page.isClosed()) continue;
    const options = { path: path.join(failures, `${file}-${index}.png`), fullPage: true };
    await page.screenshot(options).catch(() => undefined);
  }
}
