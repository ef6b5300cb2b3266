import { afterAll, beforeAll } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Database, OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { holdsOf, takeHold } from '#server/inventory/holds.ts';
import { type Item, takenOf } from '#server/inventory/inventory-lock.ts';
import type { Wish } from '#server/inventory/locked-holds.ts';
import { register } from '#server/testing/stored.ts';
import { fairEvent } from '#server/testing/test-event.ts';

const start = Date.parse('2027-01-01T12:00:00Z');
const MINUTE = 60_000;
/** So many minutes after the start. */
export const at = (minutes: number) => new Date(start + minutes * MINUTE);
/** At which minute a moment is. */
export const minuteOf = (moment: Date) => (moment.getTime() - start) / MINUTE;
export const now = at(0);
/** The fair, whose holds last as long as those of most events. */
export const event = { ...fairEvent, options: {} } as EventDocument;

export const seat = (item: string) => ({ kind: 'session' as const, item });
export const piece = (item: string) => ({ kind: 'variant' as const, item });

let people = 0;

/** Somebody who picks, and what they hold, in a database that is opened for the tests of one file. */
export function openGround() {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  return {
    get db() {
      return database.db;
    },
    /** Somebody of an event who may pick. */
    attendee(eventCode: string) {
      people += 1;
      return register(database.db, { eventCode, email: `${people}@sd36.example` });
    },
    within: <Result>(run: (tx: Database) => Promise<Result>) => database.db.transaction(run),
    /** Holds one of an item, of which there are three where nothing else is said, until a minute. */
    take(of: DossierRow, item: Item, until: number, more: Partial<Wish> = {}, when = 0) {
      const wish = { quantity: 1, limit: 3, ...item, ...more };
      return database.db.transaction((tx) => takeHold(tx, of, wish, at(until), { now: at(when) }));
    },
    /** What an attendee holds, by item: its state, how much of it and until which minute. */
    async held(of: DossierRow) {
      const rows = await holdsOf(database.db, of.id);
      return Object.fromEntries(
        rows.map(({ item, state, quantity, heldUntil }) => [
          item,
          [state, quantity, heldUntil && minuteOf(heldUntil)],
        ]),
      );
    },
    /** How much of each item of an event is taken. */
    taken: async (eventCode: string, kind: Item['kind'] = 'session') =>
      Object.fromEntries(await takenOf(database.db, eventCode, kind)),
  };
}
