import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const SECONDS = 5;
const CONNECTIONS = 20;

/** Pages a second of one server process over some connections that stay open, and the median of one in milliseconds. */
export interface Rate {
  readonly perSecond: number;
  readonly median: number;
  readonly bytes: number;
}

/**
 * How fast the home page comes: as it is kept, rendered for each visit by one process, by two and for one visitor at a
 * time, and beside a bare React page of its size.
 */
export async function pageRates(url: string, second: string): Promise<Readonly<Record<string, Rate>>> {
  const html = brotliDecompressSync(await ask(url)).toString();
  const elements = html.match(/<[a-z]/g)?.length ?? 0;
  const bare = await startBare(elements, html.replace(/<[^>]*>/g, '').length);
  let visits = 0;
  const renderedBy = (urls: readonly string[]) => () => {
    visits += 1;
    return `${urls[visits % urls.length]}?visit=${visits}`;
  };
  try {
    return {
      'ours, kept': await rateOf(() => url),
      'ours, rendered each time': await rateOf(renderedBy([url])),
      'ours, rendered each time by two processes': await rateOf(renderedBy([url, second])),
      'ours, rendered for one visitor at a time': await rateOf(renderedBy([url]), 1),
      [`bare Fastify and React, ${elements} elements`]: await rateOf(() => bare.url),
    };
  } finally {
    bare.stop();
  }
}

/** A server of a flat page of so many elements and letters. */
async function startBare(elements: number, letters: number) {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), [String(elements), String(letters)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url: `${url}/`, stop: () => child.kill() };
}

async function rateOf(urlOf: () => string, connections = CONNECTIONS): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const began = performance.now();
        bytes = (await ask(urlOf(), agent)).length;
        times.push(performance.now() - began);
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / SECONDS, median: times[times.length >> 1] ?? 0, bytes };
}

/** A page as it travels, asked for as a browser does that has come in English. */
function ask(url: string, agent?: Agent): Promise<Buffer> {
  const { host } = new URL(url);
  const headers = { host, accept: 'text/html', 'accept-encoding': 'br', cookie: 'i18n_redirected=en' };
  return new Promise((resolve, reject) => {
    const asked = get(url, { ...(agent && { agent }), headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts));
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    asked.on('error', reject);
  });
}
