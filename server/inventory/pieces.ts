import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { hold } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { claim, type Item, lapseEnded } from './inventory-lock.ts';

/** An additional quantity of an item. */
export type Pieces = Item & { quantity: number };

type Holder = Pick<DossierRow, 'id' | 'eventCode'>;

/**
 * Takes additional products for a payment until it ends; false if there are not enough. The caller has locked the item.
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

/** Gives taken products to a registration. The caller has locked both. */
export async function keepPieces(
  tx: Database,
  { id: dossierId, eventCode }: Holder,
  { kind, item, quantity }: Pieces,
  now: Date,
  detail: Record<string, string> = {},
): Promise<void> {
  await tx
    .insert(hold)
    .values({ dossierId, eventCode, kind, item, quantity, state: 'reserved', detail, heldSince: now })
    .onConflictDoUpdate({
      target: [hold.dossierId, hold.kind, hold.item],
      set: {
        quantity: sql`${hold.quantity} + ${quantity}`,
        state: 'reserved',
        heldUntil: null,
        detail: sql`${hold.detail} || excluded.detail`,
      },
    });
}

/** Releases products taken for a failed payment. The caller has locked the item. */
export async function freePieces(
  tx: Database,
  eventCode: string,
  { quantity, ...item }: Pieces,
): Promise<void> {
  await claim(tx, eventCode, item, -quantity, undefined);
}
