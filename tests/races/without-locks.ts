import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { inventory } from '#server/database/schema.ts';
import type { Claim, Item } from '#server/inventory/inventory-lock.ts';

// What the product does, with its guards taken out: a race that these win proves nothing.

/** Takes a seat if it looks free: the check is one statement, the taking another, and no lock is held over both. */
export async function checkThenTake(
  db: Database,
  eventCode: string,
  item: Item,
  limit: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isItem = and(eq(inventory.eventCode, eventCode), eq(inventory.item, item.item));
    const [row] = await tx.select().from(inventory).where(isItem);
    if (!row || row.taken >= limit) return false;
    await tx
      .update(inventory)
      .set({ taken: sql`${inventory.taken} + 1` })
      .where(isItem);
    return true;
  });
}

/** A claim that takes without asking whether there is any left. */
export const claimWithoutCondition: Claim = async (tx, eventCode, item, amount) => {
  await tx
    .update(inventory)
    .set({ taken: sql`${inventory.taken} + ${amount}` })
    .where(
      and(eq(inventory.eventCode, eventCode), eq(inventory.kind, item.kind), eq(inventory.item, item.item)),
    );
  return true;
};

/** Locks items in the order in which they were asked for. */
export async function lockAsAsked(tx: Database, eventCode: string, items: readonly Item[]): Promise<void> {
  for (const { kind, item } of items) {
    await tx
      .select()
      .from(inventory)
      .where(and(eq(inventory.eventCode, eventCode), eq(inventory.kind, kind), eq(inventory.item, item)))
      .for('update');
  }
}
