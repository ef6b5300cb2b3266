import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startServer } from '#tests/setup/start-server.ts';
import { pay, submit } from './support/attendee.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { declinedCard, goodCard } from './support/card.ts';
import { siteOf } from './support/shared-server.ts';
import { words } from './support/words.ts';

const inGroups = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
const numbers = [goodCard, declinedCard].flatMap(({ number }) => [number, inGroups(number)]);
const numbersIn = (text: string) => numbers.filter((number) => text.includes(number));

/** All that a page keeps in the browser, as text. */
function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opened = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await opened(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        kept.push(await opened(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

/** What the server has logged since its greeting, in which a demo names the cards to try. */
function afterGreeting(output: string): string {
  const [, log] = output.split('Ctrl-C ends it.');
  if (log === undefined) throw new Error(`The server has not greeted:\n${output}`);
  return log;
}

/** Everything under a folder, byte by byte. */
async function filesUnder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map((file) => readFile(path.join(file.parentPath, file.name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}

test('the number of a card is found nowhere after a whole run', async ({ visit }) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-card-'));
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'trace' } });
  try {
    const site = siteOf(server.port);
    const visitor = await visit({ site });
    visitor.complaints.expect(/^402 POST .*saveSubmitRegistration/);
    const { page, context } = visitor;
    const sent: string[] = [];
    context.on('request', (request) => {
      const body = request.postDataBuffer()?.toString('latin1') ?? '';
      sent.push(`${request.url()}\n${JSON.stringify(request.headers())}\n${body}`);
    });
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    });

    const { email } = await atStepByApi(visitor, 'review', { site });
    await pay(page, 'en', declinedCard);
    await page.getByText(words.en.payment.declinedTitle).waitFor();
    const whileOpen = await keptByBrowser(page);
    await submit(page, 'en');
    const places = {
      'the draft': whileOpen,
      'the browser afterwards': await keptByBrowser(page),
      'what the browser sent': sent.join('\n'),
      'the mail': await (await fetch(`http://localhost:${server.port}/outbox`)).text(),
      'the log': afterGreeting(server.output()),
      'the page': await page.content(),
    };
    expect(await server.stop()).toBe(0);
    const searched = { ...places, 'the data folder': await filesUnder(dataDir) };
    for (const [place, text] of Object.entries(searched)) expect(numbersIn(text), place).toEqual([]);

    // The search is a search: what may be known of the run is found in the same places.
    expect(searched['the draft']).toContain(email);
    expect(searched['what the browser sent']).toContain('tok_sandbox_visa_4242');
    expect(searched['the mail']).toContain(email);
    expect(searched['the log']).toContain('saveSubmitRegistration');
    expect(searched['the data folder']).toContain('tok_sandbox_visa_4242');
    visitor.complaints.expect(/WebSocket/, /net::ERR_/);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
