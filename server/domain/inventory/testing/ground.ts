import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { holdsOf, takeHold, type Wish } from '#server/domain/inventory/holds.ts';
import type { Item } from '#server/domain/inventory/inventory-lock.ts';
import { fairEvent } from '#server/domain/testing/fair.ts';
import { register } from '#server/domain/testing/stored.ts';

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
/** Somebody of an event who may pick. */
export function somebody(db: Database, eventCode: string) {
  people += 1;
  return register(db, { eventCode, email: `${people}@sd36.example` });
}

/** Holds one of an item, of which there are three where nothing else is said, until a minute. */
export function take(
  db: Database,
  of: DossierRow,
  item: Item,
  until: number,
  more: Partial<Wish>,
  when: number,
) {
  const wish = { quantity: 1, limit: 3, ...item, ...more };
  return db.transaction((tx) => takeHold(tx, of, wish, at(until), { now: at(when) }));
}

/** What somebody holds, by item: its state, how much of it and until which minute. */
export async function held(db: Database, of: DossierRow) {
  const rows = await holdsOf(db, of.id);
  return Object.fromEntries(
    rows.map(({ item, state, quantity, heldUntil }) => [
      item,
      [state, quantity, heldUntil && minuteOf(heldUntil)],
    ]),
  );
}
