import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect } from 'vitest';
import { recordingOfCases, replayCases, type WireCall } from '#engine/recording/testing/replay-cases.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { routeRecording } from '../../scripts/record/route-recording.ts';
import { test } from './support/browser.ts';
import { sharedServer } from './support/shared-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the routes of a test answer from a recording', () => {
  test.for(replayCases)('$name', async ({ calls }, { browser }) => {
    const context = await browser.newContext();
    try {
      const session = await routeRecording(context, recordingOfCases());
      const page = await context.newPage();
      await page.goto(`${sharedServer().site}/version.json`);
      const ask = ({ method, url, type, body }: WireCall) =>
        page.evaluate(
          async ([at, init]) => {
            const answer = await fetch(at, init);
            return { status: answer.status, answer: await answer.json() };
          },
          [
            url,
            {
              method,
              ...(type !== undefined && { headers: { 'content-type': type } }),
              ...(body !== undefined && { body }),
            },
          ] as const,
        );
      for (const [call, expected] of calls) expect([call, await ask(call)]).toEqual([call, expected]);
      session.end();
    } finally {
      await context.close();
    }
  });
});

test('npm run replay -- FILE --step gives a page one answer for each press of Enter', async ({ visit }) => {
  const port = await freePort();
  const file = 'fixtures/sessions/teachers-declined-en.har';
  const args = ['--import', 'tsx', 'scripts/replay.ts', file, '--step', '--port', String(port)];
  const replay: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const told: string[] = [];
  try {
    const lines = createInterface({ input: replay.stdout as NodeJS.ReadableStream });
    await new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        told.push(line);
        if (line.startsWith('Ctrl-C')) resolve();
      });
    });
    const { page, complaints } = await visit({ site: `http://teachers.localhost:${port}` });
    complaints.expect(/ERR_CONNECTION_REFUSED/);
    await page.goto('/version.json');
    await page.evaluate(() => {
      const answered: string[] = [];
      Object.assign(window, { answered });
      for (const name of ['getEventTrack', 'listFilters'])
        void fetch(`/api/${name}`).then(({ status }) => answered.push(`${name} ${status}`));
    });
    const answered = () => page.evaluate(() => (window as unknown as { answered: string[] }).answered);
    const calls = () => told.filter((line) => /\/api\//.test(line)).length;
    // Both have reached the replay, and neither is answered: a third, of a file, is answered past them.
    await page.evaluate(() => fetch('/version.json').then((answer) => answer.json()));
    expect([await answered(), calls()]).toEqual([[], 0]);
    replay.stdin?.write('\n');
    await expect.poll(answered).toEqual([expect.stringMatching(/^(getEventTrack|listFilters) 200$/)]);
    expect(calls()).toBe(1);
    replay.stdin?.write('\n');
    await expect.poll(answered).toHaveLength(2);
    expect(calls()).toBe(2);
  } finally {
    replay.kill('SIGINT');
    const [code] = await once(replay, 'exit');
    expect(code).toBe(0);
  }
  expect(told.join('\n')).toMatch(/2 calls were asked, 2 answered from the recording/);
});
