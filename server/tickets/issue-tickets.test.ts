import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Quote } from '#engine/contract/money.ts';
import { hold, receipt, ticket } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { codeSymbol } from './code-symbol.ts';
import { issueTickets, ticketsOf } from './issue-tickets.ts';
import { scannedCode } from './ticket-code.ts';
import { ticketSheet } from './ticket-sheet.ts';

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const notes = [{ title: 'Doors', text: 'At eight.' }];
const passes = {
  kind: 'products',
  code: 'products',
  ticket_notes: notes,
  products: [
    {
      code: 'pass',
      name: both('Pass'),
      amount: 500,
      admits: 'Y',
      variants: [
        { code: 'day', name: both('Day') },
        { code: 'two', name: both('Two days'), amount: 900 },
      ],
    },
    {
      code: 'gala',
      name: both('Gala'),
      amount: 7_000,
      admits: 'Y',
      variants: [{ code: 'one', name: both('One') }],
    },
    { code: 'mug', name: both('Mug'), amount: 1_000, variants: [{ code: 'one', name: both('One') }] },
  ],
};
const activities = {
  kind: 'activities',
  code: 'activities',
  activities: [
    {
      code: 'dinner',
      name: both('Dinner'),
      amount: 4_500,
      day: 'friday',
      start: '18:00',
      place: both('Hall'),
    },
    { code: 'walk', name: both('Walk') },
  ],
};
const now = new Date('2027-01-10T12:00:00Z');

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
  ground.fair.add('fair', passes);
  ground.fair.add('fair', activities);
});

const buy = (row: DossierRow, kind: 'variant' | 'activity', item: string, quantity: number) =>
  ground.db
    .insert(hold)
    .values({ dossierId: row.id, eventCode: 'fair', kind, item, quantity, state: 'reserved' });
const named = { answers: { you: { first_name: 'Ana', last_name: 'Roy' } } };
const given = async (row: DossierRow) =>
  (await ticketsOf(ground.db, ground.configuration, row)).map(
    ({ number, product, variant, holder, amount }) => [number, product, variant, holder, amount],
  );

it('a ticket is issued for each piece that admits, once, the first for who buys', async () => {
  const row = await ground.register({ status: 'Submitted', ...named });
  await buy(row, 'variant', 'pass/day', 2);
  await buy(row, 'variant', 'pass/two', 1);
  await buy(row, 'variant', 'mug/one', 3);
  await buy(row, 'activity', 'dinner', 2);
  for (let times = 0; times < 2; times += 1) await issueTickets(ground.db, ground.configuration, row, now);
  const expected = [
    [1, 'pass', 'day', 'Ana Roy', 500],
    [2, 'pass', 'day', null, 500],
    [3, 'pass', 'two', null, 900],
  ];
  expect(await given(row)).toEqual(expected);
  const rows = await ground.db.select().from(ticket).orderBy(ticket.number);
  expect(rows[2]).toMatchObject({
    eventCode: 'fair',
    name: both('Pass'),
    variantName: both('Two days'),
    issuedAt: now,
    code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
  });
  // What is bought since is issued with the numbers that come after.
  await buy(row, 'variant', 'gala/one', 1);
  expect(await given(row)).toEqual([...expected, [4, 'gala', 'one', null, 7_000]]);
  await ground.db.update(hold).set({ quantity: 1 }).where(eq(hold.item, 'pass/day'));
  expect(await given(row)).toHaveLength(4);
});

it('who has no registration has tickets for activities too, and nobody before they are submitted', async () => {
  const row = await ground.apply('exhibitor', { status: 'Submitted' });
  await buy(row, 'activity', 'dinner', 1);
  await buy(row, 'activity', 'walk', 1);
  await buy(row, 'activity', 'gone', 1);
  await buy(row, 'variant', 'gala/one', 1);
  expect(await given({ ...row, status: 'Not Submitted' })).toEqual([]);
  expect(await given({ ...row, status: 'Cancelled' })).toEqual([]);
  expect(await ground.db.select().from(ticket)).toEqual([]);
  expect(
    (await given(row))
      .toSorted((a, b) => String(a[1]).localeCompare(String(b[1])))
      .map((each) => each.slice(1)),
  ).toEqual([
    ['dinner', '', null, 4_500],
    ['gala', 'one', null, 7_000],
    ['walk', '', null, 0],
  ]);
});

it('a sheet has all tickets with where and when they are good for', async () => {
  ground.fair.add('fair', {
    kind: 'locations',
    code: 'locations',
    locations: [{ code: 'v', name: 'Hall', address: 'Vancouver BC V5K 0A1' }],
  });
  const row = await ground.apply('exhibitor', {
    status: 'Submitted',
    emailTyped: 'Ana@example.org',
    ...named,
  });
  await buy(row, 'variant', 'pass/two', 1);
  await ground.db.insert(receipt).values({
    eventCode: 'fair',
    number: 1,
    dossierId: row.id,
    quote: { total: 5_900 } as Quote,
  });
  const [pass] = await ticketsOf(ground.db, ground.configuration, row);
  await buy(row, 'variant', 'gala/one', 1);
  await ticketsOf(ground.db, ground.configuration, row);
  await buy(row, 'activity', 'dinner', 1);
  const [, gala, dinner] = await ticketsOf(ground.db, ground.configuration, row);
  const symbolOf = (code = '') => ({ code, symbol: codeSymbol(scannedCode(code)) });
  expect(await ticketSheet(ground.db, ground.configuration, row)).toEqual({
    tickets: [
      {
        ...symbolOf(pass?.code),
        number: 1,
        product_code: 'pass',
        variant_code: 'two',
        name: both('Pass'),
        variant: both('Two days'),
        holder: 'Ana Roy',
        amount: 900,
      },
      {
        ...symbolOf(gala?.code),
        number: 2,
        product_code: 'gala',
        variant_code: 'one',
        name: both('Gala'),
        amount: 7_000,
      },
      {
        ...symbolOf(dinner?.code),
        number: 3,
        product_code: 'dinner',
        variant_code: '',
        name: both('Dinner'),
        amount: 4_500,
        when: expect.objectContaining({ en: expect.stringMatching(/^Friday, February 19, 6:00/) }),
        place: both('Hall'),
      },
    ],
    buyer: 'Ana Roy',
    email: 'Ana@example.org',
    registrations_day: [],
    venue: { name: 'Hall', address: 'Vancouver BC V5K\u00a00A1' },
    notes,
    paid: 5_900,
  });
});

it('a sheet leaves out what is not known', async () => {
  const row = await ground.register({ status: 'Submitted', emailTyped: 'x@example.org' });
  await buy(row, 'variant', 'gala/one', 1);
  await ticketsOf(ground.db, ground.configuration, row);
  ground.fair.add('fair', { ...passes, ticket_notes: undefined, products: [] });
  const sheet = await ticketSheet(ground.db, ground.configuration, row);
  expect(sheet).toMatchObject({
    registrations_day: ['friday'],
    notes: [],
    paid: 0,
    tickets: [{ number: 1, name: both('Gala') }],
  });
  expect(Object.keys(sheet).toSorted()).toEqual(['email', 'notes', 'paid', 'registrations_day', 'tickets']);
  ground.fair.add('fair', {
    kind: 'locations',
    code: 'locations',
    locations: [{ code: 'v', name: 'Hall', address: both('Ottawa K1A 0B1, K2B 1C3') }],
  });
  expect((await ticketSheet(ground.db, ground.configuration, row)).venue?.address).toEqual(
    both('Ottawa K1A\u00a00B1, K2B\u00a01C3'),
  );
});
