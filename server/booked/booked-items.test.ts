import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { withPicked } from '#server/cart/picked-answers.ts';

import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { hold, waitlistEntry } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { formatSessionTime } from '#server/schedule/format-session-time.ts';
import { venueLocation, venueOf } from '#server/schedule/venue.ts';
import { apply, register } from '#server/testing/stored.ts';
import { fairEvent, openFair } from '#server/testing/test-event.ts';
import { bookedBy, purchaseItem } from './booked-items.ts';
import { bookedLine, bookedText } from './booked-lines.ts';
import { sessionItem } from './describe-item.ts';
import { offeredItems } from './offered-items.ts';

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const said = (en: string, fr: string) => ({ en, fr });
const nine = '2027-02-19T09:00:00.000-08:00';
const ten = '2027-02-19T10:00:00.000-08:00';
const onFriday = said(
  'Friday, February 19, 9:00\u00a0am–10:00\u00a0am (Pacific Time)',
  'vendredi 19 février, 9\u00a0h–10\u00a0h (heure du Pacifique)',
);

test('instants are told by their day, clock and zone, with an end where there is one', () => {
  expect(formatSessionTime(nine, ten, 'America/Vancouver')).toEqual(onFriday);
  expect(formatSessionTime(nine, undefined, 'America/Vancouver')).toEqual({
    en: 'Friday, February 19, 9:00\u00a0am (Pacific Time)',
    fr: 'vendredi 19 février, 9\u00a0h (heure du Pacifique)',
  });
});

const session = {
  workshops_session_code: 'clay-1',
  workshops_title: both('Clay'),
  workshops_schedule_start: nine,
  workshops_schedule_end: ten,
  workshops_schedule_track_timezone: 'America/Vancouver',
};
const clay = { kind: 'workshop', item: 'clay-1', name: both('Clay'), when: onFriday };

test('a session and pieces are told in words', () => {
  expect(sessionItem('workshop', session)).toStrictEqual(clay);
  expect(sessionItem('waitlist', { ...session, room: both('Room 4') })).toStrictEqual({
    ...clay,
    kind: 'waitlist',
    place: both('Room 4'),
  });
  const shirts = {
    product_code: 'shirt',
    variant_code: 'm',
    name: both('Shirt'),
    variant: both('Medium'),
    qty: 2,
    amount: 5_600,
  };
  const told = {
    kind: 'merchandise',
    item: 'shirt/m',
    name: both('Shirt'),
    detail: said('Medium, quantity 2', 'Medium (fr), quantité 2'),
  };
  expect(purchaseItem(shirts)).toStrictEqual(told);
  expect(purchaseItem({ ...shirts, admits: 'Y' })).toStrictEqual({ ...told, admits: 'Y' });
});

describe('in plain text', () => {
  const item: BookedItem = {
    kind: 'workshop',
    item: 'a',
    name: both('Clay'),
    when: 'Friday',
    place: 'Room 4',
  };
  it('a thing is what, what of it, when and where', () => {
    expect(bookedLine({ ...item, detail: 'Two' }, 'en')).toBe('Clay · Two · Friday · Room 4');
    expect(bookedLine({ kind: 'choice', item: 'a', name: both('Clay'), detail: '' }, 'fr')).toBe('Clay (fr)');
  });
  it.each<[string, BookedItem[], string | undefined, string]>([
    [
      'everything and where it is',
      [item, item],
      'Hall',
      'What you’ve booked\n• Clay · Friday · Room 4\n• Clay · Friday · Room 4\nWhere: Hall',
    ],
    [
      'waitlists apart from what is booked',
      [item, { ...item, kind: 'waitlist', detail: 'Second' }],
      'Hall',
      'What you’ve booked\n• Clay · Friday · Room 4\nWhere: Hall\n\nOn the waitlist\n• Clay · Second · Friday · Room 4',
    ],
    [
      'waitlists alone',
      [{ ...item, kind: 'waitlist', detail: 'Second' }],
      undefined,
      'On the waitlist\n• Clay · Second · Friday · Room 4',
    ],
    ['what is nowhere', [item], undefined, 'What you’ve booked\n• Clay · Friday · Room 4'],
    ['where, of nothing', [], 'Hall', 'Where: Hall'],
    ['nothing', [], undefined, ''],
  ])('%s', (_, items, venue, text) => {
    expect(bookedText({ items, venue }, 'en')).toBe(text);
  });
});

const fair = openFair();
const place = (code: string, more: object) => ({ code, name: both(code), ways: [], ...more });
fair.add('fair', {
  kind: 'locations',
  code: 'locations',
  locations: [
    place('screen', {}),
    place('studio', { address: both('1 Main'), tracks: ['online'] }),
    place('hall', { address: both('2 Main') }),
  ],
});
const versions = async () => [];
const configuration = { ...fair, versions } as unknown as ConfigurationStore;

test.each<[string | null | undefined, string, string]>([
  ['main', 'hall', 'hall, 2 Main'],
  ['online', 'studio', 'studio, 1 Main'],
  [undefined, 'studio', 'studio, 1 Main'],
  [null, 'studio', 'studio, 1 Main'],
])('the track %s meets at the first place of its own with an address: %s', (track, code, line) => {
  expect(venueLocation(fair, 'fair', track)?.code).toBe(code);
  expect(venueOf(fair, 'fair', track)).toMatchObject({ en: line });
});

test('where no place is configured nobody meets', () => {
  expect([venueLocation(fair, 'other'), venueOf(openFair(), 'fair')]).toEqual([undefined, undefined]);
});

describe('what is booked', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  const now = new Date('2027-01-01T12:00:00Z');
  const later = new Date('2027-01-01T12:00:01Z');

  /** What a dossier has picked, all of it in one state. */
  async function pick({ id: dossierId }: DossierRow, state: Partial<typeof hold.$inferInsert>) {
    const of = (kind: 'session' | 'activity' | 'variant' | 'choice', item: string, quantity = 1) => ({
      dossierId,
      eventCode: 'fair',
      kind,
      item,
      quantity,
      ...state,
    });
    await database.db
      .insert(hold)
      .values([
        of('session', 'clay-2'),
        of('session', 'clay-1'),
        of('session', 'gone'),
        of('activity', 'dinner', 2),
        of('variant', 'shirt/m'),
        of('choice', 'booths/corner', 2),
      ]);
  }
  async function book(given: object = {}, state: Partial<typeof hold.$inferInsert> = { state: 'reserved' }) {
    const here = { eventCode: 'fair', email: 'ana@sd36.example', track: 'main', mode: 'In-Person' };
    const row = await register(database.db, { ...here, ...given });
    await pick(row, state);
    return row;
  }
  const wait = (row: DossierRow, item: string, more: Partial<typeof waitlistEntry.$inferInsert> = {}) =>
    database.db.insert(waitlistEntry).values({
      eventCode: 'fair',
      kind: 'session',
      item,
      dossierId: row.id,
      email: row.id,
      emailTyped: row.email,
      ...more,
    });
  const booked = (row: DossierRow) => bookedBy(database.db, configuration, fairEvent, row, now);
  const names = ({ items }: { items: readonly BookedItem[] }) =>
    items.map(({ kind, item }) => `${kind} ${item}`);
  const all = [
    'workshop clay-1',
    'workshop clay-2',
    'activity dinner',
    'merchandise shirt/m',
    'choice booths/corner',
  ];

  it('is told whole, workshops by their start, then what is waited for', async () => {
    const row = await book({ status: 'Submitted', email: 'first@sd36.example' });
    const other = await register(database.db, { eventCode: 'fair', email: 'bo@sd36.example' });
    await wait(other, 'clay-1');
    await wait(row, 'clay-1');
    await wait(row, 'gone');
    const { items, venue, workshops, activities } = await booked(row);
    expect(venue).toEqual(said('hall, 2 Main', 'hall (fr), 2 Main (fr)'));
    expect(workshops.map(({ workshops_session_code }) => workshops_session_code)).toEqual([
      'clay-1',
      'clay-2',
    ]);
    expect(activities.map(({ activity_code, quantity }) => [activity_code, quantity])).toEqual([
      ['dinner', 2],
    ]);
    expect(items).toStrictEqual([
      clay,
      expect.objectContaining({ kind: 'workshop', item: 'clay-2' }),
      { kind: 'activity', item: 'dinner', name: both('Dinner'), detail: said('2 people', '2 personnes') },
      {
        kind: 'merchandise',
        item: 'shirt/m',
        name: both('Shirt'),
        detail: said('Medium, quantity 1', 'Medium (fr), quantité 1'),
      },
      {
        kind: 'choice',
        item: 'booths/corner',
        name: both('Corner booth'),
        detail: said('quantity 2', 'quantité 2'),
      },
      {
        ...clay,
        kind: 'waitlist',
        detail: said('Waitlist, position: 2', 'Liste d’attente, rang\u00a0: 2'),
      },
    ]);
  });

  it('counts what is held until it is sent, but no seat that was freed', async () => {
    const held = { state: 'held', heldUntil: later } as const;
    expect(names(await booked(await book({}, held)))).toEqual(all);
    expect(names(await booked(await book({}, { ...held, heldUntil: now })))).toEqual(all.slice(2));
    const sent = await book({ status: 'Submitted', email: 'second@sd36.example' }, held);
    expect((await booked(sent)).workshops).toEqual([]);
  });

  it('is nowhere for who comes online, and for who is not registered; their activities are tickets', async () => {
    expect((await booked(await book({ mode: 'Online' }))).venue).toBeUndefined();
    const row = await apply(database.db, 'fair');
    await pick(row, { state: 'reserved' });
    const { venue, items } = await booked(row);
    expect(venue).toBeUndefined();
    expect(items.find(({ kind }) => kind === 'activity')).toMatchObject({ item: 'dinner', admits: 'Y' });
  });

  it('is with its moment and its place where an activity has them', async () => {
    const served = openFair();
    const dinner = {
      code: 'dinner',
      name: both('Dinner'),
      day: 'friday',
      start: '09:00',
      end: '10:00',
      place: both('Pub'),
    };
    served.add('fair', {
      kind: 'activities',
      code: 'activities',
      activities: [dinner, { ...dinner, code: 'walk' }],
    });
    const row = await book();
    const { items } = await bookedBy(
      database.db,
      { ...served, versions } as unknown as ConfigurationStore,
      fairEvent,
      row,
      now,
    );
    expect(items.filter(({ kind }) => kind === 'activity')).toStrictEqual([
      {
        kind: 'activity',
        item: 'dinner',
        name: both('Dinner'),
        detail: said('2 people', '2 personnes'),
        when: onFriday,
        place: both('Pub'),
      },
    ]);
  });

  it('is a seat that is kept for who has sent, until when', async () => {
    const offered = { state: 'offered', offeredUntil: later } as const;
    const row = await register(database.db, {
      eventCode: 'fair',
      email: 'third@sd36.example',
      status: 'Submitted',
    });
    await wait(row, 'clay-1', offered);
    await wait(row, 'gone', offered);
    const seats = (of: DossierRow) => offeredItems(database.db, configuration, fairEvent, of, now);
    expect(await seats(row)).toStrictEqual([{ ...clay, until: later.toISOString() }]);
    expect(await seats({ ...row, status: 'Not Submitted' })).toEqual([]);
  });

  it('answers the pickers of a form, whatever the browser says of them', async () => {
    const row = await book();
    const sent = { note: 'Hi', activities: [{ activity_code: 'call', quantity: 9 }] };
    const answers = (form: string) => withPicked(database.db, configuration, row, form, sent, now);
    expect(await answers('picks')).toMatchObject({
      note: 'Hi',
      workshops: [{ workshops_session_code: 'clay-1' }, { workshops_session_code: 'clay-2' }],
      shop: [{ product_code: 'shirt', variant_code: 'm', qty: 1 }],
      activities: [{ activity_code: 'dinner', quantity: 2 }],
      booth: [{ offer: 'corner', quantity: 2 }],
    });
    expect(await answers('gone')).toBe(sent);
  });
});
