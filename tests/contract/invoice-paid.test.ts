import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { openGroupEvent } from './group-event.ts';
import { remoteApi } from './remote-api.ts';
import { organizerToken } from './test-api.ts';

const env = { ADMIN_TOKEN: organizerToken };
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env });
});
afterAll(() => server.stop());

/** What the command prints, on the running server. */
function invoicePaid(number: string, command = 'invoice-paid'): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/configuration/cli.ts', command, number],
      {
        cwd: path.resolve(import.meta.dirname, '../..'),
        env: { ...process.env, NODE_ENV: 'test', DATA_DIR: server.dataDir, ...env },
      },
      (_error, out, failed) => resolve(`${out}${failed}`),
    );
  });
}

it('marks an invoice as paid by a command, once: everybody on it is registered', async () => {
  const invoice = { days: 30, instructions: 'By cheque.' };
  const event = await openGroupEvent(remoteApi(server.port), { pay: 'all', invoice });
  const group = await event.startGroup();
  await event.readyMember(group);
  const billed = await event.ask(group, 'submitPayGroupFee', { total: 27_000, method: 'invoice' });
  const { number } = billed.body['invoice'] as { number: number };
  expect(await invoicePaid('999999')).toBe('There is no invoice 999999.\n');
  expect(await invoicePaid('seven')).toContain('number');
  expect(await invoicePaid(String(number))).toBe(
    `Invoice ${number} is paid: $270.00. Everybody on it is registered.\n`,
  );
  expect(await invoicePaid(String(number))).toContain('is not that of an open invoice');
  expect((await event.members(group)).map(({ state }) => state)).toEqual(['paid']);
});

it('voids an invoice by a command, once: nobody on it is registered', async () => {
  const invoice = { days: 30, instructions: 'By cheque.' };
  const event = await openGroupEvent(remoteApi(server.port), { pay: 'all', invoice });
  const group = await event.startGroup();
  await event.readyMember(group);
  const billed = await event.ask(group, 'submitPayGroupFee', { total: 27_000, method: 'invoice' });
  const { number } = billed.body['invoice'] as { number: number };
  expect(await invoicePaid(String(number), 'invoice-void')).toBe(
    `Invoice ${number} is void: what it kept is free, and its contact is written to.\n`,
  );
  expect(await invoicePaid(String(number))).toContain('is not that of an open invoice');
  expect((await event.members(group)).map(({ state }) => state)).toEqual(['started']);
});
