import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '#tests/setup/free-port.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { KINDS, type Kind, startBeside } from './site/beside-servers.ts';
import { filterToPaint, scheduleOf } from './site/big-schedule.ts';
import { firstVisits } from './site/first-visit.ts';
import { scoresOf } from './site/lighthouse.ts';
import { memoryOf } from './site/memory.ts';
import { pageRates } from './site/page-rate.ts';
import { shiftsOf } from './site/shifts.ts';
import { launchBrowser } from './site/visit.ts';

// `npm run bench -- site`: the website's figures (docs/performance.md), from the built site on a server of its own.
/** Measured beside the same markup without scripts, and taken over by a bare React page. */
const BESIDE = ['/', '/schedule', '/speakers', '/registration/start'];
const PAGES = ['/', '/fr', '/schedule', '/fr/schedule', '/venue', '/fr/venue'];

const env = { NODE_ENV: 'production', LOG_LEVEL: 'error' };
const server = await startServer({ env });
const port = await freePort();
const browser = await launchBrowser(port);
try {
  console.log(`Load average at start: ${loadavg()[0]?.toFixed(1)}`);
  console.log('\nThe home page, 20 connections for 5 s each:');
  const second = await startServer({ env });
  const rates = await pageRates(`${server.url}/`, `${second.url}/`);
  await second.stop();
  console.table(
    Object.fromEntries(
      Object.entries(rates).map(([kind, { perSecond, median, bytes }]) => [
        kind,
        {
          'a second': perSecond.toFixed(0),
          'median ms': median.toFixed(1),
          kB: (bytes / 1024).toFixed(0),
        },
      ]),
    ),
  );
  const beside = await startBeside(server.url);
  for (const page of BESIDE) {
    const urls = Object.fromEntries(KINDS.map((kind) => [kind, beside.urls[kind] + page])) as Record<
      Kind,
      string
    >;
    const cost = await firstVisits(browser, urls);
    console.log(`\nFirst visit of ${page}, 390 px, 4x slowdown, medians of visits that take turns:`);
    console.table(
      Object.fromEntries(
        KINDS.map((kind) => {
          const { lcp, cls, tbt, script } = cost[kind];
          return [
            kind,
            {
              'LCP ms': lcp.toFixed(0),
              'to ours': (cost.ours.lcp / lcp).toFixed(2),
              'TBT ms': tbt.toFixed(0),
              'ours to it': tbt > 0 ? (cost.ours.tbt / tbt).toFixed(2) : '',
              CLS: cls.toFixed(3),
              'script kB': script.toFixed(0),
            },
          ];
        }),
      ),
    );
  }

  const shifts = await shiftsOf(browser, server.url, [390, 1280]);
  console.log(`\n${shifts.length} visits of the sitemap's pages at 390 and 1,280 px; those that move most:`);
  console.table(shifts.slice(0, 8).map(({ page, width, shift }) => ({ page, width, CLS: shift.toFixed(4) })));

  const scores: Record<string, Awaited<ReturnType<typeof scoresOf>>> = {};
  for (const page of PAGES) scores[page] = await scoresOf(server.url + page, port);
  // What a bare React page of the same markup gets on this machine, at this load.
  for (const page of PAGES.slice(0, 3))
    scores[`${page}, bare React`] = await scoresOf(beside.urls['bare React'] + page, port);
  await beside.stop();
  console.table(scores);

  await tellMemory(browser, 'with what V8 compiles');
  // Code that runs often is compiled to machine code, which is on the heap too; what is left is the website's own.
  const interpreter = await launchBrowser(await freePort(), '--no-opt', '--no-maglev', '--no-sparkplug');
  await tellMemory(interpreter, 'without machine code').finally(() => interpreter.close());

  await publish(scheduleOf(500));
  for (const [width, kind] of [
    [390, 'agenda'],
    [1280, 'grid'],
  ] as const) {
    const { ours, byHand } = await filterToPaint(browser, `${server.url}/schedule`, width);
    console.log(
      `500 sessions, ${kind} at ${width} px, 4x slowdown: filter to paint ${ours.toFixed(0)} ms, by hand ${byHand.toFixed(0)} ms: ${(ours / byHand).toFixed(2)}.`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}

async function tellMemory(browser: Browser, of: string): Promise<void> {
  const { five, fifty } = await memoryOf(browser, server.url);
  const more = ((fifty / five - 1) * 100).toFixed(0);
  console.log(
    `Heap ${of} after 5 navigations ${five.toFixed(1)} MB, after 50 ${fifty.toFixed(1)} MB: ${more} % more.`,
  );
}

async function publish(document: unknown): Promise<void> {
  const token = (await readFile(path.join(server.dataDir, 'organizer-token'), 'utf8')).trim();
  const answer = await fetch(`${server.url}/api/publishConfiguration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ event: 'teachers', document, force: 'Y' }),
  });
  if (!answer.ok) throw new Error(`The schedule was refused: ${await answer.text()}`);
}
