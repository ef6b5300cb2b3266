import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { openPaidEvent } from './paid-event.ts';
import { remoteApi } from './remote-api.ts';
import { organizerToken } from './test-api.ts';

const env = { ADMIN_TOKEN: organizerToken };
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env });
});
afterAll(() => server.stop());

/** What the command prints, on the running server. */
function exported(...given: string[]): Promise<Buffer> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/configuration/cli.ts', 'export', ...given],
      {
        cwd: path.resolve(import.meta.dirname, '../..'),
        env: { ...process.env, NODE_ENV: 'test', DATA_DIR: server.dataDir, ...env },
        encoding: 'buffer',
      },
      (_error, out, failed) => resolve(Buffer.concat([out, failed])),
    );
  });
}

it('prints a list as a file, byte for byte', async () => {
  const event = await openPaidEvent(remoteApi(server.port));
  const begun = await event.begin();
  const csv = (await exported(event.code, 'registrations')).toString();
  expect(csv.startsWith('\uFEFFRegistration code,Status,')).toBe(true);
  expect(csv).toContain(`\r\n${begun.code},Not submitted,${begun.email},Main,In person,Friday,`);
  expect((await exported(event.code, 'payments', '--locale', 'fr')).toString()).toContain('Montant');
  const workbook = await exported(event.code, 'registrations', '--format', 'xlsx');
  expect(workbook.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
});

it('says what it cannot export', async () => {
  expect((await exported('nothing', 'payments')).toString()).toContain('There is no event nothing');
  expect((await exported('teachers', 'secrets')).toString()).toContain('no list secrets');
  expect((await exported('teachers', 'payments', '--format', 'pdf')).toString()).toContain('format');
  expect((await exported('teachers', 'payments', '--focus', '50,30')).toString()).toContain(
    'npm run configure',
  );
});
