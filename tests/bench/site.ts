import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '#tests/setup/free-port.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { filterToPaint, scheduleOf } from './site/big-schedule.ts';
import { firstVisit } from './site/first-visit.ts';
import { scoresOf } from './site/lighthouse.ts';
import { memoryOf } from './site/memory.ts';
import { launchBrowser } from './site/visit.ts';

// `npm run bench -- site`: the website's figures (docs/performance.md), from the built site on a server of its own.
const PAGES = ['/', '/fr', '/schedule', '/fr/schedule', '/venue', '/fr/venue'];

const server = await startServer({ env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } });
const port = await freePort();
const browser = await launchBrowser(port);
try {
  console.log(`Load average at start: ${loadavg()[0]?.toFixed(1)}`);
  const { lcp, cls, tbt, script } = await firstVisit(browser, `${server.url}/`);
  console.table({
    'first visit of the home page, 390 px, 4x slowdown': {
      'LCP ms': lcp.toFixed(0),
      CLS: cls.toFixed(3),
      'TBT ms': tbt.toFixed(0),
      'script kB, brotli, with what is fetched ahead': script.toFixed(0),
    },
  });

  const scores: Record<string, Awaited<ReturnType<typeof scoresOf>>> = {};
  for (const page of PAGES) scores[page] = await scoresOf(server.url + page, port);
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
    const time = await filterToPaint(browser, `${server.url}/schedule`, width);
    console.log(`500 sessions, ${kind} at ${width} px, 4x slowdown: filter to paint ${time.toFixed(0)} ms.`);
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
    body: JSON.stringify({ event: 'teachers', document }),
  });
  if (!answer.ok) throw new Error(`The schedule was refused: ${await answer.text()}`);
}
