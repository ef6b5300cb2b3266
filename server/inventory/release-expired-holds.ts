import type { Database } from '#server/database/database.ts';
import { hold } from '#server/database/schema.ts';
import { hasEnded } from './expired-holds.ts';
import { lapseEnded, lockItems } from './inventory-lock.ts';

/** Releases all ended holds, one item per transaction; returns how many. Safe in several processes at once. */
export async function releaseExpiredHolds(db: Database, now = new Date()): Promise<number> {
  const items = await db
    .selectDistinct({ eventCode: hold.eventCode, kind: hold.kind, item: hold.item })
    .from(hold)
    .where(hasEnded(db, now));
  let freed = 0;
  for (const { eventCode, ...item } of items) {
    freed += await db.transaction(async (tx) => {
      await lockItems(tx, eventCode, [item]);
      const ended = await lapseEnded(tx, eventCode, item, now);
      return ended.reduce((sum, { quantity }) => sum + quantity, 0);
    });
  }
  return freed;
}
