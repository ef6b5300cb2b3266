import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { hold } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { claim, type Item, lapseEnded } from './inventory-lock.ts';

/** So many more of an item than a registration has of it. */
export type Pieces = Item & { quantity: number };

type Holder = Pick<DossierRow, 'id' | 'eventCode'>;

/**
 * Takes pieces besides those that a registration has, for a payment that keeps account of them until it is over; false
 * where there are not so many. The caller has locked the item.
 */
export async function takePieces(
  tx: Database,
  eventCode: string,
  { quantity, ...item }: Pieces,
  limit: number | undefined,
  now: Date,
): Promise<boolean> {
  if (await claim(tx, eventCode, item, quantity, limit)) return true;
  if ((await lapseEnded(tx, eventCode, item, now)).length === 0) return false;
  return claim(tx, eventCode, item, quantity, limit);
}

/** Makes pieces that were taken a registration's own. The caller has locked the registration and the item. */
export async function keepPieces(
  tx: Database,
  { id: dossierId, eventCode }: Holder,
  { kind, item, quantity }: Pieces,
  now: Date,
): Promise<void> {
  await tx
    .insert(hold)
    .values({ dossierId, eventCode, kind, item, quantity, state: 'reserved', heldSince: now })
    .onConflictDoUpdate({
      target: [hold.dossierId, hold.kind, hold.item],
      set: { quantity: sql`${hold.quantity} + ${quantity}`, state: 'reserved', heldUntil: null },
    });
}

/** Gives pieces back that were taken for a payment which has come to nothing. The caller has locked the item. */
export async function freePieces(
  tx: Database,
  eventCode: string,
  { quantity, ...item }: Pieces,
): Promise<void> {
  await claim(tx, eventCode, item, -quantity, undefined);
}
