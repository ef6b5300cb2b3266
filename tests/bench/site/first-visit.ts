import type { Browser } from 'playwright-core';
import { median, visitSlowly } from './visit.ts';

const VISITS = 7;
/** So long after its load what a page does is counted, in milliseconds: the span is part of the measure, no wait for a state. */
const COUNTED = 3000;

interface Noted {
  lcp: number;
  cls: number;
  tbt: number;
}

declare global {
  interface Window {
    noted?: Noted;
  }
}

/** What a visit costs: paint and blocking in ms, shift, script in kB. */
export interface VisitCost extends Noted {
  script: number;
}

/** What a first visit to each address costs the visitor, as medians of visits that take turns. */
export async function firstVisits<Name extends string>(
  browser: Browser,
  urls: Readonly<Record<Name, string>>,
  width = 390,
): Promise<Record<Name, VisitCost>> {
  const names = Object.keys(urls) as Name[];
  const visits = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, VisitCost[]>;
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const name of names) visits[name].push(await firstVisit(browser, urls[name], width));
  }
  return Object.fromEntries(
    names.map((name) => {
      const of = (key: keyof VisitCost) => median(visits[name].map((visit) => visit[key]));
      return [name, { lcp: of('lcp'), cls: of('cls'), tbt: of('tbt'), script: of('script') }];
    }),
  ) as Record<Name, VisitCost>;
}

/** What one first visit to an address costs. */
export async function firstVisit(browser: Browser, url: string, width: number): Promise<VisitCost> {
  return visitSlowly(browser, width, async ({ page, cdp }) => {
    let script = 0;
    const scripts = new Set<string>();
    await cdp.send('Network.enable');
    cdp.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.addInitScript(note);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(COUNTED);
    const noted = await page.evaluate(() => window.noted);
    if (!noted) throw new Error('Nothing was noted');
    return { ...noted, script: script / 1000 };
  });
}

/** Runs in the page, before all else. */
function note(): void {
  const noted = { lcp: 0, cls: 0, tbt: 0 };
  window.noted = noted;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    noted.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) noted.cls += shift.value;
  });
  // What blocks before anything is to be seen keeps nobody from pressing it.
  observe('longtask', ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint && startTime + duration > paint.startTime) {
      const from = Math.max(startTime, paint.startTime);
      noted.tbt += Math.max(0, startTime + duration - from - 50);
    }
  });
}
