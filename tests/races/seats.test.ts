import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { holdItem, releaseItem } from '#server/cart/hold-item.ts';
import type { Database } from '#server/database/database.ts';
import { hold } from '#server/database/schema.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { lockRegistration } from '#server/dossiers/registration-row.ts';
import { pick } from '#server/inventory/hold-items.ts';
import { takeHold } from '#server/inventory/holds.ts';
import { type Item, lockItems } from '#server/inventory/inventory-lock.ts';
import { releaseExpiredHolds } from '#server/inventory/release-expired-holds.ts';
import { booksOf, isHad, openRaceFixture } from './race-fixture.ts';
import { checkThenTake, claimWithoutCondition, lockAsAsked } from './without-locks.ts';

// PGlite runs one transaction at a time and so wins every race: only a real PostgreSQL can lose one.
const postgres = await openTestPostgres();
if (!postgres.ok) process.stdout.write(`skipping the races for seats: ${postgres.reason}\n`);

const seat = (item: string): Item => ({ kind: 'session', item });
const named = (session: string) => ({ kind: 'session' as const, session_code: session });
const isDeadlock = (error: unknown) =>
  JSON.stringify(error, Object.getOwnPropertyNames(error)).includes('deadlock');

describe.skipIf(!postgres.ok)('races for seats on PostgreSQL', () => {
  if (!postgres.ok) return;
  const { database } = postgres;
  afterAll(() => database.close());
  const ground = (capacities: number[]) => openRaceFixture(database.db, capacities);

  it('sells every seat once, whoever asks at once', async () => {
    const race = await ground([20]);
    const rows = await race.register(80);
    const had = await Promise.all(rows.map((row) => isHad(holdItem(race, race.event, row, named('s0')))));
    expect(had.filter(Boolean)).toHaveLength(20);
    expect(await booksOf(race)).toEqual({ s0: [20, 20] });
  });

  it('would oversell without the condition, and without the lock', async () => {
    const race = await ground([20]);
    const rows = await race.register(40);
    const { event, seats } = race;
    await Promise.all(
      rows.map((row) =>
        race.db.transaction(async (tx) => {
          const locked = await lockRegistration(tx, row.id);
          const wish = { ...seat('s0'), quantity: 1, limit: 20 };
          await pick(tx, locked, wish, () => [], {
            seats,
            event,
            now: new Date(),
            claim: claimWithoutCondition,
          });
        }),
      ),
    );
    expect((await booksOf(race)).s0?.[1]).toBeGreaterThan(20);

    await race.db.transaction((tx) => lockItems(tx, race.eventCode, [seat('naive')]));
    const sold = await Promise.all(
      Array.from({ length: 200 }, () => checkThenTake(race.db, race.eventCode, seat('naive'), 20)),
    );
    expect(sold.filter(Boolean).length).toBeGreaterThan(20);
  });

  it('takes two items at once in either order without a deadlock; locked as asked, it has one', async () => {
    const race = await ground([1_000, 1_000]);
    const rows = await race.register(60);
    const [a, b] = [seat('s0'), seat('s1')];
    const until = new Date(Date.now() + 60_000);
    const ordered = await Promise.allSettled(
      rows.map((row, index) =>
        race.db.transaction(async (tx) => {
          const order = index % 2 === 0 ? [a, b] : [b, a];
          await lockRegistration(tx, row.id);
          await lockItems(tx, race.eventCode, order);
          for (const item of order) {
            await takeHold(tx, row, { ...item, quantity: 1, limit: 1_000 }, until);
          }
        }),
      ),
    );
    expect(ordered.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await booksOf(race)).toEqual({ s0: [60, 60], s1: [60, 60] });
    const barrier = meetingOf(2);
    const asAsked = await Promise.allSettled(
      [
        [a, b],
        [b, a],
      ].map((order) =>
        race.db.transaction(async (tx) => {
          await lockAsAsked(tx, race.eventCode, order.slice(0, 1));
          await barrier();
          await lockAsAsked(tx, race.eventCode, order.slice(1));
        }),
      ),
    );
    expect(
      asAsked.filter((each) => each.status === 'rejected' && isDeadlock(each.reason.cause)),
    ).toHaveLength(1);
  });

  it('swaps back and forth in a storm: nobody is left without a seat, and the books agree', async () => {
    const race = await ground([10, 10]);
    const rows = await race.register(16);
    const home = (index: number) => (index % 2 === 0 ? 's0' : 's1');
    for (const [index, row] of rows.entries()) await holdItem(race, race.event, row, named(home(index)));
    await Promise.all(
      rows.map(async (row, index) => {
        let at = home(index);
        for (let round = 0; round < 6; round += 1) {
          const to = at === 's0' ? 's1' : 's0';
          if (await isHad(holdItem(race, race.event, row, { ...named(to), old_session_code: at }))) at = to;
        }
      }),
    );
    const books = await booksOf(race);
    expect(Object.values(books).every(([taken, held]) => taken === held && taken <= 10)).toBe(true);
    expect(Object.values(books).reduce((sum, [taken]) => sum + taken, 0)).toBe(16);
    for (const row of rows) expect(await heldBy(race.db, row.id)).toHaveLength(1);
  });

  it('gives the seats of holds that end to others while the sweep frees them too', async () => {
    const race = await ground([10]);
    const [first, second] = [await race.register(10), await race.register(30)];
    const longAgo = new Date(Date.now() - 24 * 60 * 60 * 1_000);
    for (const row of first) await holdItem(race, race.event, row, named('s0'), longAgo);
    const had = await Promise.all([
      ...second.map((row) => isHad(holdItem(race, race.event, row, named('s0')))),
      ...Array.from({ length: 5 }, () => releaseExpiredHolds(race.db).then(() => false)),
    ]);
    expect(had.filter(Boolean)).toHaveLength(10);
    expect(await booksOf(race)).toEqual({ s0: [10, 10] });
    for (const row of first) expect(await heldBy(race.db, row.id)).toEqual([]);
  });

  it('keeps its books through picks and returns of the same few seats', async () => {
    const race = await ground([3, 3, 3]);
    const rows = await race.register(20);
    await Promise.all(
      rows.map(async (row, index) => {
        for (let round = 0; round < 5; round += 1) {
          const session = `s${(index + round) % 3}`;
          if (await isHad(holdItem(race, race.event, row, named(session))))
            await releaseItem(race, row, { kind: 'session', item: session });
        }
      }),
    );
    expect(await booksOf(race)).toEqual({ s0: [0, 0], s1: [0, 0], s2: [0, 0] });
  });
});

function heldBy(db: Database, id: string) {
  return db
    .select()
    .from(hold)
    .where(and(eq(hold.dossierId, id), eq(hold.state, 'held')));
}

/** Lets so many go on together, once all of them have come. */
function meetingOf(count: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === count) for (const goOn of waiting) goOn();
    });
}
