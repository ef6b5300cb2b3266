import { randomUUID } from 'node:crypto';
import { and, eq, ne, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { hold, inventory } from '#server/database/schema.ts';
import { addRegistrations } from '#server/database/testing/add-registrations.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { dropHold, forgetLapsed, reserveHolds, secureHolds, takeHold } from './holds.ts';
import { extendLocked, lockHolds, writeHolds } from './locked-holds.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

const MINUTE = 60_000;
const LIMIT = 3;
const start = Date.parse('2027-01-01T12:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Registrations of an event of their own, and the clock by which their holds end. */
async function openGround(persons: number) {
  const eventCode = `holds-${randomUUID().slice(0, 8)}`;
  const emails = Array.from({ length: persons }, (_, at) => `${at}@${eventCode}.example`);
  const rows = await addRegistrations(
    database.db,
    emails.map((email) => ({ eventCode, email })),
  );
  let now = start;
  const at = () => new Date(now);
  const item = (name: string) => ({ kind: 'session' as const, item: name });
  return {
    rows,
    pass: (minutes: number) => {
      now += minutes * MINUTE;
    },
    take: (row: RegistrationRow, name: string, quantity = 1) =>
      database.db.transaction((tx) =>
        takeHold(tx, row, { ...item(name), quantity, limit: LIMIT }, new Date(now + 15 * MINUTE), {
          now: at(),
        }),
      ),
    drop: (row: RegistrationRow, name: string) =>
      database.db.transaction((tx) => dropHold(tx, row, item(name))),
    lapse: () => releaseExpiredHolds(database.db, at()),
    secure: (row: RegistrationRow) =>
      database.db.transaction((tx) => secureHolds(tx, row, () => LIMIT, new Date(now + 15 * MINUTE), at())),
    reserve: (row: RegistrationRow) => database.db.transaction((tx) => reserveHolds(tx, row)),
    forget: (row: RegistrationRow) => database.db.transaction((tx) => forgetLapsed(tx, row, 'session')),
    extend: (row: RegistrationRow) =>
      database.db.transaction(async (tx) => {
        const locked = await lockHolds(tx, row, ['session']);
        extendLocked(locked, ['session'], new Date(now + 15 * MINUTE));
        await writeHolds(locked);
      }),
    taken: async (name: string) => {
      const [row] = await database.db
        .select({ taken: inventory.taken })
        .from(inventory)
        .where(and(eq(inventory.eventCode, eventCode), eq(inventory.item, name)));
      return row?.taken ?? 0;
    },
    /** What the holds that count come to: held and reserved, not lapsed. */
    counted: async (name: string) => {
      const [row] = await database.db
        .select({ quantity: sum(hold.quantity) })
        .from(hold)
        .where(and(eq(hold.eventCode, eventCode), eq(hold.item, name), ne(hold.state, 'lapsed')));
      return Number(row?.quantity ?? 0);
    },
  };
}

describe('holds', () => {
  it('give back a seat that lapsed once, however often one looks and whoever drops it', async () => {
    const ground = await openGround(3);
    const [first, second, third] = ground.rows as [RegistrationRow, RegistrationRow, RegistrationRow];
    await ground.take(first, 'a');
    ground.pass(10);
    await ground.take(second, 'a', 2);
    ground.pass(6);
    expect(await ground.lapse()).toBe(1);
    expect(await ground.lapse()).toBe(0);
    expect(await ground.taken('a')).toBe(2);
    await ground.drop(first, 'a');
    expect(await ground.taken('a')).toBe(2);
    ground.pass(10);
    expect(await ground.lapse()).toBe(2);
    // The lock of the last taker finds nothing more to free: there are three seats, not five.
    expect(await ground.take(third, 'a', 3)).toBe(true);
    expect(await ground.take(first, 'a')).toBe(false);
    expect(await ground.taken('a')).toBe(3);
  });

  it('are freed neither before their end nor after', async () => {
    const ground = await openGround(1);
    const [only] = ground.rows as [RegistrationRow];
    await ground.take(only, 'a');
    ground.pass(14);
    expect(await ground.lapse()).toBe(0);
    ground.pass(1);
    expect(await ground.lapse()).toBe(1);
  });

  it('always come to what is taken, and never to more than there is', async () => {
    const person = fc.nat(2);
    const name = fc.constantFrom('a', 'b');
    const step = fc.oneof(
      fc.record({ do: fc.constant('take' as const), person, name, quantity: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ do: fc.constantFrom('drop' as const), person, name }),
      fc.record({ do: fc.constantFrom('secure' as const, 'forget' as const, 'extend' as const), person }),
      fc.record({ do: fc.constant('reserve' as const), person }),
      fc.record({ do: fc.constant('lapse' as const) }),
      fc.record({ do: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        const ground = await openGround(3);
        const of = (at: number) => ground.rows[at] as RegistrationRow;
        for (const each of steps) {
          if (each.do === 'take') await ground.take(of(each.person), each.name, each.quantity);
          else if (each.do === 'drop') await ground.drop(of(each.person), each.name);
          else if (each.do === 'lapse') await ground.lapse();
          else if (each.do === 'pass') ground.pass(each.minutes);
          else await ground[each.do](of(each.person));
          for (const item of ['a', 'b']) {
            const taken = await ground.taken(item);
            expect(taken).toBe(await ground.counted(item));
            expect(taken).toBeLessThanOrEqual(LIMIT);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});
