import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hold, waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { expireOffers } from './expire-offers.ts';
import { offersUnderWay } from './offers-under-way.ts';
import { declinePlace, settlePlace } from './place-waitlist.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const now = new Date('2027-01-10T12:00:00Z');
const later = new Date('2027-01-10T13:00:00Z');

type Entry = Partial<typeof waitlistEntry.$inferInsert>;
const offered = (until = later): Entry => ({ state: 'offered', offeredUntil: until });

describe('an offered place', () => {
  const kept =
    'This place is being paid for, by you or by your group. Please wait until the payment is complete.';

  it('may be declined, once', async () => {
    const entry = await ground.wait(offered());
    const decline = (at = now) => declinePlace(ground.db, 'fair', entry.id, at);
    expect(await decline(later)).toBeUndefined();
    expect(await ground.standing(entry.id)).toBe('offered');
    expect(await decline()).toEqual(entry);
    expect(await ground.standing(entry.id)).toBe('expired');
    expect(await decline()).toBeUndefined();
  });

  it.each<[string, Entry, unknown]>([
    [
      'nothing has been offered',
      {},
      ['conflict', 'entry_ID No place has been offered to this waitlist entry yet.', { reason: 'closed' }],
    ],
    [
      'it is taken',
      { state: 'taken' },
      [
        'conflict',
        'entry_ID You have already accepted this place. To give it up, cancel or withdraw your submission.',
        { reason: 'closed' },
      ],
    ],
    ['it is a seat', { kind: 'session', item: 'clay-1', ...offered() }, expect.arrayContaining(['unknown'])],
    ['it is another event’s', { eventCode: 'other', ...offered() }, expect.arrayContaining(['unknown'])],
  ])('is not declined where %s', async (_, given, told) => {
    const entry = await ground.wait(given);
    expect(await refusalOf(declinePlace(ground.db, 'fair', entry.id, now))).toEqual(told);
  });

  it('is kept while it is paid for', async () => {
    const [mine, other] = [await ground.wait(offered()), await ground.wait(offered())];
    const ofFlow = await ground.wait({ kind: 'flow', item: 'exhibitor', ...offered() });
    const row = await ground.register({ waitlistEntryId: mine.id });
    const all = [mine.id, other.id, ofFlow.id];
    expect(await offersUnderWay(ground.db, all, now)).toEqual(new Set());
    await ground.charge(row.id);
    const applied = await ground.apply('exhibitor');
    await ground.db
      .update(waitlistEntry)
      .set({ dossierId: applied.id })
      .where(eq(waitlistEntry.id, ofFlow.id));
    await ground.charge(applied.id);
    expect(await offersUnderWay(ground.db, all, now)).toEqual(new Set([mine.id, ofFlow.id]));
    expect(await offersUnderWay(ground.db, [], now)).toEqual(new Set());
    for (const id of [mine.id, ofFlow.id]) {
      expect(await refusalOf(declinePlace(ground.db, 'fair', id, now))).toEqual([
        'conflict',
        `entry_ID ${kept}`,
        { reason: 'in_flight' },
      ]);
    }
    await ground.submit(row);
    expect(await offersUnderWay(ground.db, all, now)).toEqual(new Set([ofFlow.id]));
  });

  it('of a seat is kept while the seat is held, and of nothing else', async () => {
    const row = await ground.register();
    const mine = { dossierId: row.id, email: row.email, ...offered() };
    const seat = await ground.wait({ ...mine, kind: 'session', item: 'clay-1' });
    const reserved = await ground.wait({ ...mine, kind: 'session', item: 'clay-2' });
    const choice = await ground.wait({ ...mine, kind: 'choice', item: 'clay-1' });
    const values = { dossierId: row.id, eventCode: 'fair', kind: 'session' as const };
    await ground.db.insert(hold).values({ ...values, item: 'clay-1' });
    await ground.db.insert(hold).values({ ...values, item: 'clay-2', state: 'reserved' });
    expect(await offersUnderWay(ground.db, [seat.id, reserved.id, choice.id], now)).toEqual(
      new Set([seat.id]),
    );
  });

  it('ends at its time, and who let it pass is told but for who is paying', async () => {
    const ofEvent = await ground.wait({ ...offered(now), email: 'event@example.org' });
    const ofTrack = await ground.wait({
      ...offered(now),
      kind: 'track',
      item: 'online',
      email: 'track@example.org',
    });
    const ofFlow = await ground.wait({
      ...offered(now),
      kind: 'flow',
      item: 'exhibitor',
      email: 'flow@example.org',
    });
    const ofNoFlow = await ground.wait({ ...offered(now), kind: 'flow', item: 'gone' });
    const ofNoEvent = await ground.wait({ ...offered(now), eventCode: 'gone' });
    const choice = await ground.wait({ ...offered(now), kind: 'choice', item: 'booths/corner' });
    const live = await ground.wait(offered(later));
    const paid = await ground.wait({ ...offered(now), email: 'paid@example.org' });
    await ground.charge((await ground.register({ waitlistEntryId: paid.id })).id);
    expect(await expireOffers(ground.services, now)).toEqual(new Set(['fair', 'gone']));
    expect(ground.mailed().toSorted()).toEqual([
      ['event@example.org', 'waitlist-lapsed'],
      ['flow@example.org', 'flow-place-lapsed'],
      ['track@example.org', 'waitlist-lapsed'],
    ]);
    const states = [ofEvent, ofTrack, ofFlow, ofNoFlow, ofNoEvent, choice, live, paid].map(({ id }) =>
      ground.standing(id),
    );
    expect(await Promise.all(states)).toEqual([
      ...Array.from({ length: 6 }, () => 'expired'),
      'offered',
      'expired',
    ]);
    expect(await expireOffers(ground.services, now)).toEqual(new Set());
  });

  it('of a seat ends so too, unless it was reserved meanwhile', async () => {
    const [mine, cancelled, reserved] = [
      await ground.register(),
      await ground.register(),
      await ground.register(),
    ];
    const seat = (row: DossierRow, given: Entry = {}) =>
      ground.wait({
        ...offered(now),
        kind: 'session',
        item: 'clay-1',
        dossierId: row.id,
        email: row.email,
        ...given,
      });
    const entries = [
      await seat(mine),
      await seat(cancelled),
      await seat(reserved),
      await seat(mine, { item: 'gone' }),
    ];
    await ground.submit(cancelled, 'Cancelled');
    await ground.db.insert(hold).values({
      dossierId: reserved.id,
      eventCode: 'fair',
      kind: 'session',
      item: 'clay-1',
      state: 'reserved',
    });
    await expireOffers(ground.services, now);
    expect(ground.mailed()).toEqual([[mine.email, 'seat-lapsed']]);
    expect(await Promise.all(entries.map(({ id }) => ground.standing(id)))).toEqual([
      'expired',
      'expired',
      'taken',
      'expired',
    ]);
  });

  it('is taken by who is registered on it', async () => {
    const [mine, other] = [await ground.wait(offered()), await ground.wait(offered())];
    await settlePlace(ground.db, { id: randomUUID(), waitlistEntryId: mine.id });
    await settlePlace(ground.db, { id: randomUUID(), waitlistEntryId: null });
    expect([await ground.standing(mine.id), await ground.standing(other.id)]).toEqual(['taken', 'offered']);
  });
});
