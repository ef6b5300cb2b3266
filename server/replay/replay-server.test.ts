import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordingOfCases, replayCases, type WireCall } from '#engine/recording/testing/replay-cases.ts';
import { buildReplayServer, type ReplayServerOptions } from './replay-server.ts';

let siteFolder = '';
beforeAll(async () => {
  siteFolder = await mkdtemp(path.join(tmpdir(), 'rostrum-site-'));
  await writeFile(
    path.join(siteFolder, 'index.html'),
    '<html><head><script></script></head><body></body></html>',
  );
});
afterAll(() => rm(siteFolder, { recursive: true }));

/** Opens a replay, asks it, and ends it. */
async function replaying<Result>(
  options: Partial<ReplayServerOptions>,
  ask: (call: (wire: WireCall) => Promise<{ status: number; answer: unknown }>) => Promise<Result>,
): Promise<Result> {
  const replay = await buildReplayServer({
    recording: recordingOfCases(),
    siteFolder,
    speed: Number.POSITIVE_INFINITY,
    ...options,
  });
  const call = async ({ method, url, type, body }: WireCall) => {
    const { statusCode, payload } = await replay.server.inject({
      method: method as 'GET',
      url,
      ...(type !== undefined && { headers: { 'content-type': type } }),
      ...(body !== undefined && { payload: body }),
    });
    return { status: statusCode, answer: JSON.parse(payload) };
  };
  return ask(call).finally(replay.close);
}

describe('the replaying server answers from a recording', () => {
  it.each(replayCases)('$name', ({ calls }) =>
    replaying({}, async (ask) => {
      for (const [call, expected] of calls) expect([call, await ask(call)]).toEqual([call, expected]);
    }),
  );

  it('with the nearest, where that is asked for', () =>
    replaying({ nearest: true }, async (ask) => {
      const near = { method: 'GET', url: '/api/getWorkshopByQuery/all/online?page=3&text=art' };
      expect(await ask(near)).toEqual({ status: 200, answer: [{ title: 'Art' }] });
    }));

  it('one answer at a time, where each waits to be let go', async () => {
    const gates: (() => void)[] = [];
    const answered: string[] = [];
    const gate = () => new Promise<void>((resolve) => gates.push(resolve));
    await replaying({ gate, onCall: ({ url }) => answered.push(url) }, async (ask) => {
      const both = Promise.all([
        ask({ method: 'GET', url: '/api/getTimeZones' }),
        ask({ method: 'DELETE', url: '/api/deleteEmailByID/e-1' }),
      ]);
      await expect.poll(() => gates.length).toBe(2);
      expect(answered).toEqual([]);
      gates[1]?.();
      await expect.poll(() => answered).toEqual(['/api/deleteEmailByID/e-1']);
      gates[0]?.();
      expect((await both).map(({ status }) => status)).toEqual([200, 200]);
    });
  });
});
