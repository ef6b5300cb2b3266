import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { waitlistEntry } from '#server/database/schema.ts';
import { type EventFixture, eventOnSale, freshEventFixture } from '#server/testing/event-fixture.ts';
import { isEntryId, lockEntry, waitingIn, waitlistsInDemand } from './entries.ts';
import { acceptablePlace, checkPlaceWaitlist, joinPlaceWaitlist, placeStatus } from './place-waitlist.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const now = new Date('2027-01-10T12:00:00Z');
const before = new Date('2027-01-10T11:59:59Z');
const later = new Date('2027-01-10T13:00:00Z');

type Entry = Partial<typeof waitlistEntry.$inferInsert>;
const offered = (until = later): Entry => ({ state: 'offered', offeredUntil: until });

describe('a waitlist for places', () => {
  const person = (given: object = {}) => ({
    entry_ID: randomUUID(),
    email: ' Ana@Example.org ',
    first_name: ' Ana ',
    last_name: ' Roy ',
    locale: 'fr',
    ...given,
  });

  it('is joined once, under the first entry, and each for itself', async () => {
    const first = person({ phone: ' 604 ' });
    const { entry, position } = await joinPlaceWaitlist(ground.db, 'fair', first);
    expect(position).toBe(1);
    expect(entry).toMatchObject({
      id: first.entry_ID,
      eventCode: 'fair',
      kind: 'event',
      item: '',
      email: 'ana@example.org',
      emailTyped: 'Ana@Example.org',
      firstName: 'Ana',
      lastName: 'Roy',
      phone: '604',
      locale: 'fr',
      state: 'waiting',
    });
    expect((await joinPlaceWaitlist(ground.db, 'fair', person())).entry.id).toBe(entry.id);
    const second = await joinPlaceWaitlist(ground.db, 'fair', person({ email: 'bo@example.org' }));
    expect([second.position, second.entry.phone]).toEqual([2, '']);
    const ofTrack = await joinPlaceWaitlist(ground.db, 'fair', person({ track: 'main' }));
    const ofDay = await joinPlaceWaitlist(ground.db, 'fair', person({ day: 'friday' }));
    const ofFlow = await joinPlaceWaitlist(ground.db, 'fair', person({ flow: 'exhibitor', track: 'main' }));
    expect(
      [ofTrack, ofDay, ofFlow].map(({ entry: { kind, item }, position: place }) => [kind, item, place]),
    ).toEqual([
      ['track', 'main', 1],
      ['day', 'friday', 1],
      ['flow', 'exhibitor', 1],
    ]);
  });

  it('is joined with the registration that an address has submitted, where that lacks the place', async () => {
    const email = 'cy@example.org';
    const early = await joinPlaceWaitlist(ground.db, 'fair', person({ email, track: 'online' }));
    expect(early.entry.dossierId).toBeNull();
    const draft = await ground.register({ email });
    const join = async (given: object) =>
      (await joinPlaceWaitlist(ground.db, 'fair', person({ email, ...given }))).entry;
    expect((await join({ day: 'saturday' })).dossierId).toBeNull();
    await ground.submit(draft);
    const joined = [await join({ track: 'online' }), await join({ day: 'saturday' })];
    expect(joined.map(({ dossierId }) => dossierId)).toEqual([draft.id, draft.id]);
    expect(joined[0]?.id).toBe(early.entry.id);
    const own = [await join({ track: 'main' }), await join({ day: 'friday' }), await join({})];
    expect(own.map(({ dossierId }) => dossierId)).toEqual([null, null, null]);
  });

  it.each<[string, Entry, object]>([
    ['waits', {}, { state: 'waiting', position: 2, offered: 1 }],
    [
      'waits for a track',
      { kind: 'track', item: 'main' },
      { state: 'waiting', position: 1, offered: 0, track: 'main' },
    ],
    [
      'waits for a flow',
      { kind: 'flow', item: 'exhibitor' },
      { state: 'waiting', position: 1, offered: 0, flow: 'exhibitor' },
    ],
    ['is offered a place', offered(), { state: 'offered', offered_until: later.toISOString() }],
    ['let it pass just now', offered(now), { state: 'expired' }],
    ['let it pass', { state: 'expired', kind: 'track', item: 'main' }, { state: 'expired', track: 'main' }],
    ['has taken it', { state: 'taken' }, { state: 'taken' }],
  ])('says how one stands who %s', async (_, given, standing) => {
    await ground.wait();
    await ground.wait({ state: 'expired', offeredUntil: before });
    const entry = await ground.wait(given);
    await ground.wait();
    expect(await placeStatus(ground.db, 'fair', entry.id, now)).toEqual(standing);
    expect(await placeStatus(ground.db, 'other', entry.id, now)).toBeUndefined();
  });

  it('says nothing of other lines', async () => {
    const entry = await ground.wait({ kind: 'session', item: 'clay-1' });
    expect(await placeStatus(ground.db, 'fair', entry.id, now)).toBeUndefined();
    expect(await placeStatus(ground.db, 'fair', randomUUID(), now)).toBeUndefined();
  });

  it('lets in who comes in time, for the address, the track and the day it was offered for', async () => {
    const of = (entry_ID: string | undefined, given: object = {}, at = now) =>
      acceptablePlace(
        ground.db,
        'fair',
        {
          email: ' Ana@example.org',
          track: 'main',
          registrations_day: ['friday'],
          ...(entry_ID && { entry_ID }),
          ...given,
        },
        at,
      );
    const mine = { email: 'ana@example.org', ...offered() };
    const ofEvent = await ground.wait(mine);
    const ofTrack = await ground.wait({ ...mine, kind: 'track', item: 'main' });
    const elsewhere = await ground.wait({ ...mine, kind: 'track', item: 'online' });
    const ofDay = await ground.wait({ ...mine, kind: 'day', item: 'friday' });
    const otherDay = await ground.wait({ ...mine, kind: 'day', item: 'saturday' });
    const ofFlow = await ground.wait({ ...mine, kind: 'flow', item: 'main' });
    const waiting = await ground.wait({ email: 'ana@example.org', kind: 'track', item: 'x' });
    expect([await of(ofEvent.id), await of(ofTrack.id), await of(ofDay.id)]).toEqual([
      ofEvent,
      ofTrack,
      ofDay,
    ]);
    for (const other of [
      elsewhere.id,
      otherDay.id,
      ofFlow.id,
      waiting.id,
      randomUUID(),
      'no name',
      undefined,
    ]) {
      expect(await of(other)).toBeUndefined();
    }
    expect(await of(ofEvent.id, { email: 'bo@example.org' })).toBeUndefined();
    expect(await of(ofEvent.id, {}, later)).toBeUndefined();
  });

  it('is offered where the event has one and is full', async () => {
    const has = async (options: object, day?: { capacity: number }) => {
      const days = eventOnSale.days.map((each) => (each.code === 'friday' ? { ...each, ...day } : each));
      const asked = { ...eventOnSale, options, days };
      return (await checkPlaceWaitlist(ground.db, 'fair', asked as never, { ...(day && { day: 'friday' }) }))
        .waitlist;
    };
    expect(await has({ waitlist: 'Y', capacity: 1 })).toBe('N');
    await ground.submit(await ground.register());
    expect([
      await has({ waitlist: 'Y', capacity: 1 }),
      await has({ capacity: 1 }),
      await has({ waitlist: 'Y' }),
      await has({ waitlist: 'Y' }, { capacity: 1 }),
      await has({ waitlist: 'Y' }, { capacity: 2 }),
    ]).toEqual(['Y', 'N', 'N', 'Y', 'N']);
    const named = await checkPlaceWaitlist(ground.db, 'fair', {
      ...eventOnSale,
      options: { waitlist: 'Y', capacity: 1 },
    } as never);
    expect(named).toEqual({ waitlist: 'Y', entry_ID: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(isEntryId('entry_ID' in named ? String(named.entry_ID) : '')).toBe(true);
  });

  test.each([
    ['01234567-89ab-cdef-0123-456789abcdef', true],
    ['01234567-89AB-CDEF-0123-456789ABCDEF', true],
    ['x01234567-89ab-cdef-0123-456789abcdef', false],
    ['01234567-89ab-cdef-0123-456789abcdefx', false],
    ['01234567-89ab-cdef-456789abcdef', false],
    ['', false],
  ])('“%s” may be the name of an entry or not', (text, is) => {
    expect(isEntryId(text)).toBe(is);
  });

  it('has those who wait, in the order in which they came', async () => {
    const line = { eventCode: 'fair', kind: 'track' as const, item: 'main' };
    const isInDemand = async () =>
      (await waitlistsInDemand(ground.db, { eventCode: 'fair', kinds: ['track'], item: 'main' })).length > 0;
    const isWaiting = async (entry: Awaited<ReturnType<typeof ground.wait>>) =>
      (await lockEntry(ground.db, entry))?.state === 'waiting';
    expect(await isInDemand()).toBe(false);
    const first = await ground.wait(line);
    const second = await ground.wait(line);
    const gone = await ground.wait({ ...line, state: 'expired' });
    await ground.wait({ kind: 'track', item: 'online' });
    expect((await waitingIn(ground.db, [line])).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect([await isInDemand(), await isWaiting(second), await isWaiting(gone)]).toEqual([true, true, false]);
  });
});
