import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { groupMember, invoice, waitlistEntry } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { claimPlace, countSubmitted, takenPlaces } from './event-capacity.ts';
import { isFull, placesOf } from './event-state.ts';
import { claimFlowPlace, flowPlacesLeft } from './flow-capacity.ts';
import { fairEvent } from './testing/fair.ts';
import { apply, join, newEvent, pay, quote, register } from './testing/stored.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2027-01-01T12:00:00Z');
const later = new Date('2027-01-01T12:00:01Z');
const submitted = { status: 'Submitted' } as const;
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

/** The places that are taken at the instant, as plain data. */
async function taken(eventCode: string, except?: Parameters<typeof takenPlaces>[2]) {
  const { event, tracks } = await takenPlaces(database.db, eventCode, except, now);
  return { event, ...Object.fromEntries(tracks) };
}

describe('a place of the event is taken', () => {
  it('by who has submitted, each in their track, and by nobody of another event', async () => {
    const [eventCode, other] = [newEvent(), newEvent()];
    await enrol(eventCode, submitted);
    await enrol(eventCode, submitted);
    await enrol(eventCode, { ...submitted, track: 'online' });
    await enrol(eventCode, { ...submitted, track: null });
    await enrol(eventCode);
    await enrol(eventCode, { status: 'Cancelled' });
    await enrol(other, submitted);
    await apply(database.db, eventCode, submitted);
    expect(await taken(eventCode)).toEqual({ event: 4, main: 2, online: 1 });
    expect(await countSubmitted(database.db, eventCode)).toBe(4);
    expect(await countSubmitted(database.db, newEvent())).toBe(0);
  });

  it.each([
    ['pending', 1],
    ['challenge', 1],
    ['declined', 0],
    ['abandoned', 0],
  ] as const)('by who pays, while that is %s: %i', async (state, places) => {
    const eventCode = newEvent();
    await pay(database.db, await enrol(eventCode), { state });
    expect((await taken(eventCode)).event).toBe(places);
  });

  it('by who is ready for their group, is paid for by it or on its invoice', async () => {
    const eventCode = newEvent();
    const row = await enrol(eventCode);
    const { group, member } = await join(database.db, row, {
      readyAt: now,
      submission: { readyUntil: later.toISOString() },
    });
    expect(await taken(eventCode)).toEqual({ event: 1, main: 1 });
    await database.db
      .update(groupMember)
      .set({ submission: { readyUntil: now.toISOString() } })
      .where(eq(groupMember.id, member.id));
    expect(await taken(eventCode)).toEqual({ event: 0 });
    const submission = { members: [member.id] };
    await database.db
      .insert(invoice)
      .values({ number: 1, dossierId: group.id, eventCode, quote, submission, dueOn: '2027-02-01' });
    expect(await taken(eventCode)).toEqual({ event: 1, main: 1 });
    await database.db.update(invoice).set({ state: 'withdrawn' }).where(eq(invoice.dossierId, group.id));
    await pay(database.db, group, { purpose: 'group', submission });
    expect(await taken(eventCode)).toEqual({ event: 1, main: 1 });
  });

  it.each<[string, Partial<typeof waitlistEntry.$inferInsert>, object]>([
    ['in a track', {}, { event: 1, main: 1 }],
    ['in the event', { kind: 'event', item: '' }, { event: 1 }],
    ['not once that is over', { offeredUntil: now }, { event: 0 }],
    ['not while they wait', { state: 'waiting', offeredUntil: null }, { event: 0 }],
    ['not once it was taken', { state: 'taken' }, { event: 0 }],
    ['not for a seat', { kind: 'session', item: 'clay-1' }, { event: 0 }],
  ])('by an offer to who waited: %s', async (_, given, places) => {
    const eventCode = newEvent();
    await wait(eventCode, given);
    await wait(newEvent());
    expect(await taken(eventCode)).toEqual(places);
  });

  it('once by who pays on an offer, for as long as it is one', async () => {
    const eventCode = newEvent();
    const { id } = await wait(eventCode);
    await pay(database.db, await enrol(eventCode, { waitlistEntryId: id }));
    expect(await taken(eventCode)).toEqual({ event: 1, main: 1 });
    await database.db.update(waitlistEntry).set({ offeredUntil: now }).where(eq(waitlistEntry.id, id));
    expect(await taken(eventCode)).toEqual({ event: 1, main: 1 });
  });

  it('in both tracks by who pays for another one', async () => {
    const eventCode = newEvent();
    const row = await enrol(eventCode, submitted);
    const other = await enrol(eventCode, submitted);
    await pay(database.db, row, { purpose: 'change', submission: { track: 'online' } });
    await pay(database.db, other, { purpose: 'change', submission: { track: 'main' } });
    expect(await taken(eventCode)).toEqual({ event: 2, main: 2, online: 1 });
    expect(await taken(eventCode, row)).toEqual({ event: 1, main: 1 });
    const third = await enrol(eventCode, submitted);
    await pay(database.db, third, { purpose: 'change', state: 'declined', submission: { track: 'online' } });
    await pay(database.db, third, { submission: { track: 'online' } });
    expect(await taken(eventCode)).toEqual({ event: 3, main: 3, online: 1 });
  });

  it('by everybody but the one who asks, with what they were offered', async () => {
    const eventCode = newEvent();
    const { id } = await wait(eventCode);
    await wait(eventCode);
    const row = await enrol(eventCode, { ...submitted, waitlistEntryId: id });
    await enrol(eventCode, submitted);
    expect(await taken(eventCode, row)).toEqual({ event: 2, main: 2 });
    expect(await taken(eventCode, { ...row, waitlistEntryId: null })).toEqual({ event: 3, main: 3 });
  });
});

/** The fair with these limits. */
const limited = (options: object, tracks: Record<string, object> = {}) =>
  ({
    ...fairEvent,
    options,
    tracks: fairEvent.tracks.map((track) => ({ ...track, ...tracks[track.code] })),
  }) as EventDocument;

test('what is full, and how many places are left of which track', async () => {
  const eventCode = newEvent();
  for (const track of ['main', 'main', 'online']) await enrol(eventCode, { ...submitted, track });
  const told = async (event: EventDocument) => ({
    event: await isFull(database.db, eventCode, event),
    main: await isFull(database.db, eventCode, event, 'main'),
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
});

test('a place is claimed where there is one, or by who may come all the same', async () => {
  const eventCode = newEvent();
  await enrol(eventCode, submitted);
  const row = await enrol(eventCode);
  const claim = (event: EventDocument, bypasses = false) =>
    database.db.transaction((tx) => claimPlace(tx, event, row, { bypasses }));
  expect(await claim(limited({}))).toBe(true);
  expect(await claim(limited({ capacity: 1 }))).toBe(false);
  expect(await claim(limited({ capacity: 1 }), true)).toBe(true);
  expect(await claim(limited({ capacity: 2 }))).toBe(true);
  expect(await claim(limited({}, { main: { capacity: 1 } }))).toBe(false);
  expect(await claim(limited({}, { online: { capacity: 1 } }))).toBe(true);
  // Its own place is none that is taken.
  await pay(database.db, row);
  expect(await claim(limited({ capacity: 2 }))).toBe(true);
});

describe('a place of a flow', () => {
  const flow = (capacity?: number) => ({ ...(capacity !== undefined && { capacity }) }) as FlowDocument;
  const left = (eventCode: string, capacity?: number, exceptId?: string) =>
    flowPlacesLeft(database.db, flow(capacity), { eventCode, flow: 'exhibitor' }, exceptId, now);
  const send = (eventCode: string, given: object = {}) =>
    apply(database.db, eventCode, { email: email(), ...given });
  const offer = (eventCode: string, given: object = {}) =>
    wait(eventCode, { kind: 'flow', item: 'exhibitor', ...given });

  it('is taken by what was sent and not declined, of this flow and event', async () => {
    const eventCode = newEvent();
    await send(eventCode, submitted);
    await send(eventCode, { ...submitted, decision: 'accepted' });
    await send(eventCode, { ...submitted, decision: 'declined' });
    await send(eventCode, { status: 'Cancelled' });
    await send(eventCode);
    await send(eventCode, { ...submitted, flow: 'speaker' });
    await send(newEvent(), submitted);
    expect(await left(eventCode)).toBeUndefined();
    expect([await left(eventCode, 5), await left(eventCode, 2), await left(eventCode, 1)]).toEqual([3, 0, 0]);
  });

  it('is taken by what is paid for, and by what was offered, once by who pays on an offer', async () => {
    const eventCode = newEvent();
    const paying = await send(eventCode);
    await pay(database.db, paying);
    await pay(database.db, await send(eventCode), { state: 'declined' });
    expect(await left(eventCode, 5)).toBe(4);
    await offer(eventCode);
    await offer(eventCode, { offeredUntil: now });
    await offer(eventCode, { state: 'waiting' });
    await offer(eventCode, { item: 'speaker' });
    await offer(eventCode, { kind: 'choice' });
    await offer(newEvent());
    expect(await left(eventCode, 5)).toBe(3);
    const { id } = await offer(eventCode, { dossierId: paying.id });
    expect(await left(eventCode, 5)).toBe(3);
    expect(await left(eventCode, 5, paying.id)).toBe(4);
    await database.db.update(waitlistEntry).set({ offeredUntil: now }).where(eq(waitlistEntry.id, id));
    expect(await left(eventCode, 5)).toBe(3);
  });

  it('is claimed where there is one, or by who may come all the same', async () => {
    const eventCode = newEvent();
    await send(eventCode, submitted);
    const row = await send(eventCode);
    const claim = (document: FlowDocument | undefined, bypasses = false) =>
      database.db.transaction((tx) => claimFlowPlace(tx, document, row, { bypasses }));
    expect(await claim(undefined)).toBe(true);
    expect(await claim(flow())).toBe(true);
    expect(await claim(flow(1))).toBe(false);
    expect(await claim(flow(1), true)).toBe(true);
    expect(await claim(flow(2))).toBe(true);
    await pay(database.db, row);
    expect(await claim(flow(2))).toBe(true);
  });
});
