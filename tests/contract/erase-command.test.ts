import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { eventDocument, openPaidEvent } from './paid-event.ts';
import { remoteApi } from './remote-api.ts';
import { organizerToken } from './test-api.ts';

const env = { ADMIN_TOKEN: organizerToken };
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env });
});
afterAll(() => server.stop());

/** What the command prints, on the running server. */
function erase(...given: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/configuration/cli.ts', 'erase', ...given],
      {
        cwd: path.resolve(import.meta.dirname, '../..'),
        env: { ...process.env, NODE_ENV: 'test', DATA_DIR: server.dataDir, ...env },
      },
      (_error, out, failed) => resolve(`${out}${failed}`),
    );
  });
}

it('counts what there is, erases it once the event is over, and nothing before', async () => {
  const event = await openPaidEvent(remoteApi(server.port));
  await event.begin();
  expect(await erase('nothing')).toBe('There is no event nothing.\n');
  expect(await erase(event.code, '--dry-run')).toContain(`Would be erased of ${event.code}: dossiers: 1,`);
  expect(await erase(event.code)).toContain('is not over yet');
  await event.publish({
    ...eventDocument(event.code, {}),
    dates: { start: '2020-02-19', end: '2020-02-20' },
    days: [{ code: 'day1', label: 'Day', date: '2020-02-19' }],
  });
  expect(await erase(event.code)).toContain(`Erased of ${event.code}: dossiers: 1,`);
  expect(await erase(event.code, '--dry-run')).toContain('dossiers: 0, waiting: 0,');
});
