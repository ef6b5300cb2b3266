import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configure, type Ended } from '#tests/setup/configure-command.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { openGroupEvent } from './group-event.ts';
import { openPaidEvent } from './paid-event.ts';
import { eventDocument } from './paid-event-documents.ts';
import { remoteApi } from './remote-api.ts';
import { organizerToken } from './test-api.ts';

const env = { ADMIN_TOKEN: organizerToken };
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env });
});
afterAll(() => server.stop());

/** Runs a command on the running server. */
const run = (...given: string[]): Promise<Ended> => configure(given, { DATA_DIR: server.dataDir, ...env });
/** What a command prints. */
const printed = async (...given: string[]): Promise<string> => (await run(...given)).out;

describe('npx rostrum', () => {
  it.each([
    [['help'], 0],
    [['--help'], 0],
    [['helq'], 2],
  ] as const)('tells its commands where %j is asked, and ends with %d', async (given, code) => {
    const ended = await run(...given);
    expect(ended.code).toBe(code);
    expect(ended.out).toContain('npx rostrum push');
  });
});

describe('npx rostrum export', () => {
  it('prints a list as a file, byte for byte', async () => {
    const event = await openPaidEvent(remoteApi(server.port));
    const begun = await event.begin();
    const csv = await printed('export', event.code, 'registrations');
    expect(csv.startsWith('\uFEFFRegistration code,Status,')).toBe(true);
    expect(csv).toContain(`\r\n${begun.code},Not submitted,${begun.email},Main,In person,Friday,`);
    expect(await printed('export', event.code, 'payments', '--locale', 'fr')).toContain('Montant');
    const workbook = (await run('export', event.code, 'registrations', '--format', 'xlsx')).bytes;
    expect(workbook.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  });

  it('says what it cannot export', async () => {
    expect(await printed('export', 'nothing', 'payments')).toContain('There is no event nothing');
    expect(await printed('export', 'teachers', 'secrets')).toContain('no list secrets');
    expect(await printed('export', 'teachers', 'payments', '--format', 'pdf')).toContain('format');
    const focused = await printed('export', 'teachers', 'payments', '--focus', '50,30');
    expect(focused).toContain('npx rostrum');
  });
});

describe('npx rostrum erase', () => {
  it('counts what there is, erases it once the event is over, and nothing before', async () => {
    const event = await openPaidEvent(remoteApi(server.port));
    await event.begin();
    expect(await printed('erase', 'nothing')).toBe('There is no event nothing.\n');
    expect(await printed('erase', event.code, '--dry-run')).toContain(
      `Would be erased of ${event.code}: dossiers: 1,`,
    );
    expect(await printed('erase', event.code)).toContain('is not over yet');
    await event.publish({
      ...eventDocument(event.code, {}),
      dates: { start: '2020-02-19', end: '2020-02-20' },
      days: [{ code: 'day1', label: 'Day', date: '2020-02-19' }],
    });
    expect(await printed('erase', event.code)).toContain(`Erased of ${event.code}: dossiers: 1,`);
    expect(await printed('erase', event.code, '--dry-run')).toContain('dossiers: 0, waiting: 0,');
  });
});

describe('npx rostrum invoice-paid and invoice-void', () => {
  /** A group whose one member is billed. */
  async function openInvoice() {
    const invoice = { days: 30, instructions: 'By cheque.' };
    const event = await openGroupEvent(remoteApi(server.port), { pay: 'all', invoice });
    const group = await event.startGroup();
    await event.readyMember(group);
    const billed = await event.ask(group, 'submitPayGroupFee', { total: 27_000, method: 'invoice' });
    const { number } = billed.body['invoice'] as { number: number };
    const states = async () => (await event.members(group)).map(({ state }) => state);
    return { code: event.code, number: String(number), states };
  }

  it('marks an invoice as paid, once: everybody on it is registered', async () => {
    const { code, number, states } = await openInvoice();
    expect(await printed('invoice-paid', code, '999999')).toBe(
      `There is no event ${code}, or it has no invoice 999999.\n`,
    );
    expect(await printed('invoice-paid', 'music', number)).toContain('it has no invoice');
    expect(await printed('invoice-paid', code, 'seven')).toContain('number');
    expect(await printed('invoice-paid', code, number)).toBe(
      `Invoice ${number} is paid: $\u00a0270.00. The receipt was emailed. Everyone on a group's invoice is now registered.\n`,
    );
    expect(await printed('invoice-paid', code, number)).toContain('does not match an unpaid invoice');
    expect(await states()).toEqual(['paid']);
  });

  it('voids an invoice, once: nobody on it is registered', async () => {
    const { code, number, states } = await openInvoice();
    expect(await printed('invoice-void', 'music', number)).toContain('it has no invoice');
    expect(await printed('invoice-void', code, number)).toBe(
      `Invoice ${number} is void. What it held was released, and the recipient was emailed.\n`,
    );
    expect(await printed('invoice-paid', code, number)).toContain('does not match an unpaid invoice');
    expect(await states()).toEqual(['started']);
  });
});
