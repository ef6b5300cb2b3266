import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { ExportedList } from '#engine/contract/exporting.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { fairEvent } from '#server/testing/test-event.ts';
import { columnsOf, momentCell, moneyCell, numberCell, textCell } from './exported-table.ts';
import { tableOf } from './table-of.ts';
import { configuration, hour, storeFair } from './testing/stored-event.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const money = (cents: number) => ({ kind: 'money', cents });
const moment = (at: Date) => ({ kind: 'moment', at });

test('an empty cell stands for what is not there, not for nothing', () => {
  expect([textCell(''), textCell(null), textCell(undefined), textCell('a')]).toEqual([
    undefined,
    undefined,
    undefined,
    text('a'),
  ]);
  expect([numberCell(null), numberCell(0)]).toEqual([undefined, { kind: 'number', number: 0 }]);
  expect([moneyCell(undefined), moneyCell(0)]).toEqual([undefined, money(0)]);
  expect([momentCell(null), momentCell(hour(1))]).toEqual([undefined, moment(hour(1))]);
  const { headings, cells } = columnsOf<string>([
    ['One', textCell],
    ['Length', (row) => numberCell(row.length)],
  ]);
  expect([headings, cells('abc')]).toEqual([
    ['One', 'Length'],
    [text('abc'), { kind: 'number', number: 3 }],
  ]);
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await storeFair(database.db);
});
afterAll(() => database.close());

/** A list in English, row by row: the cells by their headings, empty ones left out. */
async function listed(list: ExportedList, flow?: string) {
  const table = await tableOf({ db: database.db, configuration }, fairEvent, { list, flow }, 'en');
  const rows: Record<string, unknown>[] = [];
  for await (const cells of table.rows()) {
    expect(cells).toHaveLength(table.headings.length);
    rows.push(
      Object.fromEntries(table.headings.flatMap((heading, at) => (cells[at] ? [[heading, cells[at]]] : []))),
    );
  }
  return { ...table, rows };
}

describe('what is exported', () => {
  it('of registrations is what each is for, has and has paid, then its answers', async () => {
    const { name, timezone, rows } = await listed('registrations');
    expect([name, timezone]).toEqual(['registrations', 'America/Vancouver']);
    expect(rows).toEqual([
      {
        'Registration code': text('BBBB-2222'),
        Status: text('Submitted'),
        Email: text('Ana@sd36.example'),
        Track: text('Main'),
        Mode: text('In person'),
        Days: text('Friday; Saturday'),
        Membership: text('Teacher'),
        'Group code': text('GGGG-6666'),
        Group: text('School 12'),
        Workshops: text('Clay (clay-1)'),
        Activities: text('Dinner'),
        Merchandise: text('Shirt, Medium × 2'),
        Charged: money(9_950),
        Refunded: money(1_000),
        Started: moment(hour(1)),
        Submitted: moment(hour(2)),
        'Last changed': moment(hour(2)),
        Language: text('Français'),
        'Time zone': text('America/Toronto'),
        'First name': text('Ana'),
        'Last name': text('Roy'),
        Role: text('teacher'),
      },
      {
        'Registration code': text('CCCC-3333'),
        Status: text('Not submitted'),
        Email: text('bo@sd36.example'),
        Track: text('gone'),
        Mode: text('By letter'),
        Charged: money(0),
        Refunded: money(0),
        Started: moment(hour(3)),
        'Last changed': moment(hour(4)),
        Language: text('xx'),
      },
    ]);
  });

  it('of the applications of a flow is whose each is, what was decided and paid, then its answers', async () => {
    const { name, rows } = await listed('applications', 'exhibitor');
    expect(name).toBe('exhibitor');
    expect(rows).toEqual([
      {
        Code: text('FFFF-5555'),
        Name: text('Kiln'),
        Email: text('Cy@sd36.example'),
        Status: text('Submitted'),
        Decision: text('Accepted'),
        Charged: money(0),
        Refunded: money(0),
        Started: moment(hour(4)),
        Submitted: moment(hour(5)),
        'Last changed': moment(hour(5)),
        Language: text('English'),
        'First name': text('Cy'),
        'Last name': text('Kiln'),
      },
    ]);
  });

  it.each([undefined, 'registration', 'group', 'gone'])(
    'of applications is nothing of the flow %s',
    async (flow) => {
      await expect(listed('applications', flow)).rejects.toMatchObject({ kind: 'unknown' });
    },
  );

  it('of groups is every member, who has gone too', async () => {
    const { name, rows } = await listed('members');
    const group = {
      'Group code': text('GGGG-6666'),
      Group: text('School 12'),
      Contact: text('Di Fox'),
      'Contact’s email': text('Di@sd36.example'),
      'Contact’s phone': text('(604) 555-0123'),
    };
    expect(name).toBe('members');
    expect(rows).toEqual([
      {
        ...group,
        Name: text('Ana Roy'),
        Email: text('Ana@sd36.example'),
        State: text('Paid'),
        'Registration code': text('BBBB-2222'),
        'Fee before group discount and tax': money(9_000),
        'Added on': moment(hour(1)),
        'Invited on': moment(hour(2)),
        'Ready since': moment(hour(3)),
      },
      {
        ...group,
        Name: text('Member 2'),
        Email: text('M2@sd36.example'),
        State: text('Removed'),
        'Added on': moment(hour(2)),
      },
    ]);
  });

  it('of payments is every charge, refund and invoice by when it was asked for, whatever became of it', async () => {
    const { name, rows } = await listed('payments');
    const of = (code: string, email: string) => ({ 'Registration code': text(code), Email: text(email) });
    const ana = of('BBBB-2222', 'Ana@sd36.example');
    const bo = of('CCCC-3333', 'bo@sd36.example');
    const cy = of('FFFF-5555', 'Cy@sd36.example');
    const charged = {
      Kind: text('Charge'),
      'Paid for': text('Registration'),
      Amount: money(9_450),
      Currency: text('CAD'),
      Gateway: text('sandbox'),
    };
    const billed = { ...charged, Kind: text('Invoice') };
    const { Gateway: _, ...invoiced } = billed;
    expect(name).toBe('payments');
    expect(rows).toEqual([
      {
        ...charged,
        ...ana,
        Date: moment(hour(1)),
        State: text('Succeeded'),
        Settled: moment(hour(2)),
        'Receipt or invoice no.': { kind: 'number', number: 9 },
        Card: text('visa 4242'),
        'Reference at the gateway': text('ch_1'),
      },
      {
        ...charged,
        ...ana,
        Date: moment(hour(2)),
        'Paid for': text('Change'),
        Amount: money(500),
        State: text('Succeeded'),
        Settled: moment(hour(3)),
      },
      { ...charged, ...bo, Date: moment(hour(3)), State: text('Declined'), Settled: moment(hour(4)) },
      { ...charged, ...bo, Date: moment(hour(4)), State: text('In progress') },
      {
        ...charged,
        ...cy,
        'Paid for': text('Application'),
        Date: moment(hour(5)),
        State: text('Waiting for the bank'),
      },
      {
        ...charged,
        ...ana,
        Date: moment(hour(7)),
        Kind: text('Refund'),
        Amount: money(-1_000),
        State: text('Succeeded'),
        Settled: moment(hour(8)),
        Card: text('visa 4242'),
        'Reference at the gateway': text('re_1'),
      },
      {
        ...charged,
        ...ana,
        Date: moment(hour(9)),
        Kind: text('Refund'),
        'Paid for': text('Change'),
        Amount: money(-200),
        State: text('In progress'),
      },
      {
        ...invoiced,
        ...of('GGGG-6666', 'Di@sd36.example'),
        Date: moment(hour(10)),
        'Paid for': text('Group'),
        State: text('Unpaid'),
        'Receipt or invoice no.': { kind: 'number', number: 70 },
      },
      {
        ...invoiced,
        ...cy,
        'Paid for': text('Application'),
        Date: moment(hour(11)),
        State: text('Paid'),
        Settled: moment(hour(12)),
        'Receipt or invoice no.': { kind: 'number', number: 71 },
      },
    ]);
  });

  it('of waitlists is every entry in its turn, with its place in its own line while it waits', async () => {
    const { name, rows } = await listed('waitlists');
    const told = rows.map((row) => [
      row.Email,
      row['Waiting for'],
      row['Position'],
      row['Registration code'],
    ]);
    const place = (number: number) => ({ kind: 'number', number });
    expect(name).toBe('waitlists');
    expect(told).toEqual([
      [text('a@x.example'), text('Main'), undefined, undefined],
      [text('b@x.example'), text('Main'), place(1), undefined],
      [text('c@x.example'), text('From home'), place(1), undefined],
      [text('d@x.example'), text('Clay (clay-1)'), place(1), text('BBBB-2222')],
      [text('e@x.example'), text('Main'), place(2), undefined],
    ]);
  });

  it('is headed and named in the language that is asked for', async () => {
    const of = async (list: ExportedList) =>
      (await tableOf({ db: database.db, configuration }, fairEvent, { list }, 'fr')).headings.slice(0, 3);
    expect(await of('members')).toEqual(['Code de groupe', 'Groupe', 'Responsable du groupe']);
  });
});
