import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveWaitlist } from '#server/cart/wait-for-item.ts';
import { hold, inventory, waitlistEntry } from '#server/database/schema.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { seatOf } from '#server/items/seat-item.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { awaitedBy, enterWaitlist, offersTo } from './entries.ts';
import { declineOffers, settleOffers } from './settle-offers.ts';

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
});

const now = new Date('2027-01-10T12:00:00Z');
const later = new Date('2027-01-10T13:00:00Z');

type Entry = Partial<typeof waitlistEntry.$inferInsert>;
const offered = (until = later): Entry => ({ state: 'offered', offeredUntil: until });

const stores = () => ({ db: ground.db, configuration: ground.configuration, seats: ground.seats });
const join = (row: RegistrationRow, session: string) => enterWaitlist(ground.db, row, seatOf(session));
const leave = (row: RegistrationRow, session: string, at = now) =>
  leaveWaitlist(stores(), row, seatOf(session), at);
const positions = async (row: RegistrationRow) =>
  (await awaitedBy(ground.db, row, 'session')).flatMap(({ item, state, position }) =>
    state === 'waiting' ? [[item, position]] : [],
  );
const offersOf = (row: RegistrationRow, at = now) => offersTo(ground.db, row, at);

describe('the waitlist of a session', () => {
  it('is joined, left, offered and taken for each session by itself', async () => {
    const [first, second] = [await ground.register(), await ground.register()];
    for (const row of [first, second]) await join(row, 'clay-1');
    await join(second, 'clay-2');
    expect(await positions(second)).toEqual([
      ['clay-1', 2],
      ['clay-2', 1],
    ]);
    await leave(first, 'clay-2');
    await leave(first, 'clay-1');
    expect(await positions(first)).toEqual([]);
    const isOwn = and(eq(waitlistEntry.item, 'clay-1'), eq(waitlistEntry.dossierId, second.id));
    await ground.db.update(waitlistEntry).set(offered()).where(isOwn);
    expect(await offersOf(second)).toEqual([{ ...seatOf('clay-1'), until: later }]);
    expect(await offersOf(second, later)).toEqual([]);
    expect(await positions(second)).toEqual([['clay-2', 1]]);
    await declineOffers(ground.db, second, seatOf('clay-2'));
    await settleOffers(ground.db, second, seatOf('clay-2'), []);
    await declineOffers(ground.db, second, seatOf('clay-1'));
    await settleOffers(ground.db, second, seatOf('clay-1'), []);
    const rows = await ground.db.select().from(waitlistEntry).orderBy(waitlistEntry.item);
    expect(rows.map(({ item, state }) => [item, state])).toEqual([
      ['clay-1', 'expired'],
      ['clay-1', 'expired'],
      ['clay-2', 'taken'],
    ]);
  });

  it('goes with the person: a second registration of theirs is the one that waits', async () => {
    const first = await ground.register({ email: 'ana@example.org' });
    const again = await ground.register({ email: 'ana@example.org' });
    await join(first, 'clay-1');
    await join(again, 'clay-1');
    expect([await positions(first), (await positions(again)).length]).toEqual([[], 1]);
    await ground.db.update(waitlistEntry).set(offered());
    await join(first, 'clay-1');
    expect((await offersOf(again)).length).toBe(1);
  });

  it('has its offer declined with the seat that was held for it', async () => {
    const row = await ground.register();
    await ground.submit(row);
    const seat = { dossierId: row.id, eventCode: 'fair', kind: 'session' as const, item: 'clay-1' };
    await ground.db.insert(hold).values({ ...seat, heldUntil: later });
    await ground.db
      .insert(inventory)
      .values({ eventCode: 'fair', kind: 'session', item: 'clay-1', taken: 1 });
    const entry = await ground.wait({ kind: 'session', item: 'clay-1', dossierId: row.id, ...offered() });
    await leave(row, 'clay-2');
    await leave(row, 'clay-1', later);
    expect([await ground.standing(entry.id), await ground.takenOf('clay-1')]).toEqual(['offered', 1]);
    ground.heard();
    await leave(row, 'clay-1');
    expect([await ground.standing(entry.id), await ground.takenOf('clay-1'), ground.heard()]).toEqual([
      'expired',
      0,
      ['freed session clay-1', 'wake'],
    ]);
  });
});
