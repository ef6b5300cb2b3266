import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { dossierView } from '#server/answers/dossier-view.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { payment, waitlistEntry } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { type DossierRow, findDossier } from '#server/dossiers/dossier-row.ts';
import { apply, join, newEvent, pay, register } from '#server/testing/stored.ts';
import { fairEvent } from '#server/testing/test-event.ts';
import { withPlaces } from '#server/testing/with-places.ts';
import { claimOffered, freeOffered, releaseOffered } from '#server/waitlist/offered-stock.ts';
import {
  flowPlacesLeft,
  type HoldingPlaces,
  holdPlaces,
  renewPlaces,
  takenPlaces,
  trackPlaces,
} from './capacity.ts';
import { isFull, placesOf } from './event-state.ts';
import type { StockItem } from './inventory-lock.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2027-01-01T12:00:00Z');
const later = new Date('2027-01-01T12:00:01Z');
const muchLater = new Date('2027-01-01T12:00:02Z');
let people = 0;
/** An address of its own. */
const email = () => {
  people += 1;
  return `${people}@sd36.example`;
};
const enrol = (eventCode: string, given: object = {}) =>
  register(database.db, { eventCode, email: email(), track: 'main', ...given });

/** Who waits, as stored. */
async function wait(eventCode: string, given: Partial<typeof waitlistEntry.$inferInsert> = {}) {
  const address = email();
  const [row] = await database.db
    .insert(waitlistEntry)
    .values({
      eventCode,
      kind: 'track',
      item: 'main',
      email: address,
      emailTyped: address,
      state: 'offered',
      offeredUntil: later,
      ...given,
    })
    .returning();
  if (!row) throw new Error('nothing was stored');
  return row;
}

/** The places that are taken, as plain data. */
async function taken(eventCode: string) {
  const { event, tracks } = await takenPlaces(database.db, eventCode);
  return { event, ...Object.fromEntries(tracks) };
}

/** The event and the exhibitors' flow with these limits, as they are published. */
const publishing = (event: EventDocument, flow = {} as FlowDocument) =>
  ({
    current: (_: string, kind: string) => ({ event: { document: event }, flow: { document: flow } })[kind],
  }) as unknown as ConfigurationStore;

/** Holds the places of a dossier until a moment; gives the kinds of which there are no more. */
const hold = (row: DossierRow, configuration: ConfigurationStore, given: Partial<HoldingPlaces> = {}) =>
  database.db
    .transaction(async (tx) => {
      const full = await holdPlaces(tx, configuration, row, { until: later, now, ...given });
      if (full.length > 0) throw full;
    })
    .then(
      () => [],
      (full: StockItem[]) => full.map(({ kind }) => kind),
    );

describe('a place of the event', () => {
  it('is taken in the event and the track, and in no other event', async () => {
    const [eventCode, other] = [newEvent(), newEvent()];
    await withPlaces(database.db, [
      await enrol(eventCode),
      await enrol(eventCode),
      await enrol(eventCode, { track: 'online' }),
      await enrol(eventCode, { track: null }),
      await enrol(other),
      await apply(database.db, eventCode),
    ]);
    await enrol(eventCode);
    expect(await taken(eventCode)).toEqual({ event: 4, main: 2, online: 1 });
    expect(await taken(other)).toEqual({ event: 1, main: 1 });
  });

  it('is none of a group, which is no person', async () => {
    const eventCode = newEvent();
    const { group } = await join(database.db, await enrol(eventCode));
    await withPlaces(database.db, [group]);
    expect(await taken(eventCode)).toEqual({ event: 0 });
  });

  it('is held for who begins, and for nobody else until that ends', async () => {
    const eventCode = newEvent();
    const [first, second] = [await enrol(eventCode), await enrol(eventCode)];
    const one = publishing(limited({ capacity: 1 }));
    expect(await hold(first, one)).toEqual([]);
    expect(await hold(second, one)).toEqual(['event']);
    expect(await hold(first, one, { until: muchLater })).toEqual([]);
    expect(await hold(second, one, { now: later })).toEqual(['event']);
    expect(await hold(second, one, { now: muchLater, until: new Date('2027-01-01T12:01:00Z') })).toEqual([]);
    expect(await hold(first, one, { now: muchLater })).toEqual(['event']);
    await releaseExpiredHolds(database.db, muchLater);
    expect(await taken(eventCode)).toEqual({ event: 1, main: 1 });
  });

  it('is not shown as held once a part of it was lost, whether it is read or renewed', async () => {
    const eventCode = newEvent();
    const [first, second] = [await enrol(eventCode), await enrol(eventCode)];
    const one = publishing(limited({}, { main: { capacity: 1 } }));
    const inAnHour = new Date(Date.now() + 3_600_000);
    const until = new Date(Date.now() + 1_000);
    const afterwards = new Date(Date.now() + 2_000);
    const shown = async () => {
      const row = await findDossier(database.db, eventCode, first.id);
      return row && dossierView(one, row).place_held;
    };
    await hold(first, one, { until, now: new Date() });
    expect(await shown()).toBeDefined();
    expect(await hold(second, one, { until: inAnHour, now: afterwards })).toEqual([]);
    const renewed = await database.db.transaction((tx) =>
      renewPlaces(tx, one, limited({}, { main: { capacity: 1 } }), first, {
        bypasses: false,
        now: afterwards,
      }),
    );
    expect(renewed?.isHeld).toBe(false);
    expect(await shown()).toBeUndefined();
  });

  it('is held until a payment that was made meanwhile is over', async () => {
    const eventCode = newEvent();
    const [first, second] = [await enrol(eventCode), await enrol(eventCode)];
    const one = publishing(limited({ capacity: 1 }));
    await hold(first, one);
    const { id } = await pay(database.db, first);
    expect(await hold(second, one, { now: later, until: later })).toEqual(['event']);
    await database.db.update(payment).set({ state: 'declined' }).where(eq(payment.id, id));
    expect(await hold(second, one, { now: later })).toEqual([]);
  });

  it('names the track where only that is full, and is had by who bypasses it or was given one', async () => {
    const eventCode = newEvent();
    const [first, second, third] = [await enrol(eventCode), await enrol(eventCode), await enrol(eventCode)];
    const one = publishing(limited({}, { main: { capacity: 2, kept: 1 } }));
    await hold(first, one);
    expect(await hold(second, one)).toEqual(['track']);
    expect(await hold(second, one, { bypasses: true })).toEqual([]);
    expect(await hold(third, one, { given: [trackPlaces('main')] })).toEqual([]);
    expect(await taken(eventCode)).toEqual({ event: 3, main: 3 });
  });

  it('is held on each day, and names the days where only they are full', async () => {
    const eventCode = newEvent();
    const [first, second] = [
      await enrol(eventCode, { days: ['friday', 'saturday'] }),
      await enrol(eventCode, { days: ['saturday'] }),
    ];
    const one = publishing(limited({}, {}, { saturday: { capacity: 1 } }));
    expect(await hold(first, one)).toEqual([]);
    expect(await hold(second, one)).toEqual(['day']);
    expect(Object.fromEntries((await takenPlaces(database.db, eventCode)).days)).toEqual({
      friday: 1,
      saturday: 1,
    });
    expect(await hold({ ...first, days: ['friday'] }, one)).toEqual([]);
    expect(await hold(second, one)).toEqual([]);
    expect(Object.fromEntries((await takenPlaces(database.db, eventCode)).days)).toEqual({
      friday: 1,
      saturday: 1,
    });
  });

  it('is released in the track that was left', async () => {
    const eventCode = newEvent();
    const row = await enrol(eventCode);
    await hold(row, publishing(limited({})));
    await hold({ ...row, track: 'online' } as DossierRow, publishing(limited({})));
    expect(await taken(eventCode)).toEqual({ event: 1, online: 1 });
  });
});

describe('an offer of a place', () => {
  it.each<[string, Partial<typeof waitlistEntry.$inferInsert>, object]>([
    ['a track', {}, { event: 1, main: 1 }],
    ['the event', { kind: 'event', item: '' }, { event: 1 }],
    ['a seat', { kind: 'session', item: 'clay-1' }, { event: 0 }],
  ])('of %s takes what it offers until it is released, once', async (_, given, places) => {
    const eventCode = newEvent();
    const entry = await wait(eventCode, given);
    await database.db.transaction((tx) => claimOffered(tx, entry));
    expect(await taken(eventCode)).toEqual(places);
    const release = () => database.db.transaction((tx) => releaseOffered(tx, entry));
    expect([await release(), await release()]).toEqual([true, false]);
    expect(Object.values(await taken(eventCode)).every((each) => each === 0)).toBe(true);
  });

  it('is held by the draft that began on it, and by the next one instead of it', async () => {
    const eventCode = newEvent();
    const entry = await wait(eventCode);
    await database.db.transaction((tx) => claimOffered(tx, entry));
    const one = publishing(limited({ capacity: 1 }));
    const begin = async (row: DossierRow) => {
      const given = await database.db.transaction((tx) => freeOffered(tx, entry));
      return hold(row, one, { given });
    };
    const drafts = [
      await enrol(eventCode, { waitlistEntryId: entry.id }),
      await enrol(eventCode, { waitlistEntryId: entry.id }),
    ] as const;
    for (const draft of drafts) {
      expect(await begin(draft)).toEqual([]);
      expect(await taken(eventCode)).toEqual({ event: 1, main: 1 });
    }
    expect(await hold(drafts[0], one)).toEqual(['event']);
    // One that is being paid for keeps it.
    await pay(database.db, drafts[1]);
    expect(await begin(drafts[0])).toEqual(['event']);
  });
});

/** The fair with these limits. */
const limited = (options: object, tracks: Record<string, object> = {}, days: Record<string, object> = {}) =>
  ({
    ...fairEvent,
    options,
    tracks: fairEvent.tracks.map((track) => ({ ...track, ...tracks[track.code] })),
    days: fairEvent.days.map((day) => ({ ...day, ...days[day.code] })),
  }) as EventDocument;

test('what is full, and how many places are left of which track', async () => {
  const eventCode = newEvent();
  for (const track of ['main', 'main', 'online']) {
    await withPlaces(database.db, [await enrol(eventCode, { track, days: ['friday'] })]);
  }
  const told = async (event: EventDocument) => ({
    event: await isFull(database.db, eventCode, event),
    main: await isFull(database.db, eventCode, event, { track: 'main' }),
    ...(await placesOf(database.db, eventCode, event)),
  });
  expect(await told(limited({}))).toEqual({
    event: false,
    full: false,
    main: false,
    full_tracks: [],
    places_left: {},
  });
  expect(await told(limited({ capacity: 3 }))).toEqual({
    event: true,
    full: true,
    main: true,
    full_tracks: [],
    places_left: { main: 0, online: 0 },
    places_left_in_all: 0,
  });
  expect(await told(limited({ capacity: 9 }, { main: { capacity: 2 }, online: { capacity: 5 } }))).toEqual({
    event: false,
    full: false,
    main: true,
    full_tracks: ['main'],
    places_left: { main: 0, online: 4 },
    places_left_in_all: 6,
  });
  expect(await told(limited({}, { main: { capacity: 4, kept: 1 } }))).toEqual({
    event: false,
    full: false,
    main: false,
    full_tracks: [],
    places_left: { main: 1 },
  });
  expect(
    await told(limited({ capacity: 9 }, {}, { friday: { capacity: 3 }, saturday: { capacity: 8 } })),
  ).toMatchObject({
    full: false,
    full_tracks: [],
    full_days: ['friday'],
    day_places_left: { friday: 0, saturday: 6 },
  });
});

test('a place of a flow is left, held and taken by itself', async () => {
  const eventCode = newEvent();
  const send = () => apply(database.db, eventCode, { email: email() });
  const of = (capacity?: number) =>
    publishing(limited({}), { ...(capacity !== undefined && { capacity }) } as FlowDocument);
  const left = (capacity?: number) =>
    flowPlacesLeft(database.db, of(capacity), { eventCode, flow: 'exhibitor' });
  expect([await left(), await left(2)]).toEqual([undefined, 2]);
  await withPlaces(database.db, [await send()]);
  const [first, second] = [await send(), await send()];
  expect(await hold(first, of(2))).toEqual([]);
  expect([await left(2), await left(1), await left(5)]).toEqual([0, 0, 3]);
  expect(await hold(second, of(2))).toEqual(['flow']);
  expect(await hold(second, of(2), { bypasses: true })).toEqual([]);
  expect(await taken(eventCode)).toEqual({ event: 0 });
});
