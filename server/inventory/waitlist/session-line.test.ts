import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hold, inventory, waitlistEntry } from '#server/database/schema.ts';
import { type FairGround, freshFairGround } from '#server/domain/testing/fair-ground.ts';
import { seatOf } from '#server/inventory/sessions/seat-item.ts';
import { declineOffers } from '#server/inventory/waitlist/accept-offer.ts';
import { declineSeat } from './decline-seat.ts';
import { seatOffersOf } from './seat-offers.ts';
import { joinLine, leaveLine, placesInLines, takeSeatOffer } from './session-line.ts';

let ground: FairGround;
beforeEach(async () => {
  ground = await freshFairGround();
});

const now = new Date('2027-01-10T12:00:00Z');
const later = new Date('2027-01-10T13:00:00Z');

type Entry = Partial<typeof waitlistEntry.$inferInsert>;
const offered = (until = later): Entry => ({ state: 'offered', offeredUntil: until });

describe('a line of a session', () => {
  it('is joined, left, offered and taken for each session by itself', async () => {
    const [first, second] = [await ground.register(), await ground.register()];
    for (const row of [first, second]) await joinLine(ground.db, row, 'clay-1');
    await joinLine(ground.db, second, 'clay-2');
    expect(await placesInLines(ground.db, second)).toEqual([
      { workshops_session_code: 'clay-1', position: 2 },
      { workshops_session_code: 'clay-2', position: 1 },
    ]);
    await leaveLine(ground.db, first, 'clay-2');
    await leaveLine(ground.db, first, 'clay-1');
    expect(await placesInLines(ground.db, first)).toEqual([]);
    await ground.db.update(waitlistEntry).set(offered()).where(eq(waitlistEntry.item, 'clay-1'));
    const [entry] = await ground.db.select().from(waitlistEntry).where(eq(waitlistEntry.item, 'clay-1'));
    expect(await seatOffersOf(ground.db, second, now)).toEqual([
      { entry: entry?.id, session: 'clay-1', until: later },
    ]);
    expect(await seatOffersOf(ground.db, second, later)).toEqual([]);
    expect(await placesInLines(ground.db, second)).toEqual([
      { workshops_session_code: 'clay-2', position: 1 },
    ]);
    await declineOffers(ground.db, second, seatOf('clay-2'));
    await takeSeatOffer(ground.db, second, 'clay-2');
    await declineOffers(ground.db, second, seatOf('clay-1'));
    await takeSeatOffer(ground.db, second, 'clay-1');
    const rows = await ground.db.select().from(waitlistEntry).orderBy(waitlistEntry.item);
    expect(rows.map(({ item, state }) => [item, state])).toEqual([
      ['clay-1', 'expired'],
      ['clay-2', 'taken'],
    ]);
  });

  it('goes with the person: a second registration of theirs is the one that waits', async () => {
    const first = await ground.register({ email: 'ana@example.org' });
    const again = await ground.register({ email: 'ana@example.org' });
    await joinLine(ground.db, first, 'clay-1');
    await joinLine(ground.db, again, 'clay-1');
    expect([await placesInLines(ground.db, first), (await placesInLines(ground.db, again)).length]).toEqual([
      [],
      1,
    ]);
    await ground.db.update(waitlistEntry).set(offered());
    await joinLine(ground.db, first, 'clay-1');
    expect((await seatOffersOf(ground.db, again, now)).length).toBe(1);
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
    const decline = (session: string, at = now) =>
      declineSeat(ground.db, row, session, { seats: ground.seats, now: at });
    await decline('clay-2');
    await decline('clay-1', later);
    expect([await ground.standing(entry.id), await ground.takenOf('clay-1')]).toEqual(['offered', 1]);
    await decline('clay-1');
    expect([await ground.standing(entry.id), await ground.takenOf('clay-1'), ground.heard()]).toEqual([
      'expired',
      0,
      ['freed session clay-1'],
    ]);
  });
});
