import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { capacityKinds, dossier, hold } from '#server/database/schema.ts';
import { releaseExpiredHolds } from '#server/inventory/release-expired-holds.ts';
import type { TestApi } from './test-api.ts';

/**
 * Releases the places that drafts hold, as if their time were up: of an event, or of one draft by its code. They are
 * offered to those who wait.
 */
export async function releaseDrafts(api: TestApi, eventCode: string, code?: string): Promise<void> {
  const { db } = api.database;
  const drafts = db
    .select({ id: dossier.id })
    .from(dossier)
    .where(and(eq(dossier.eventCode, eventCode), code === undefined ? undefined : eq(dossier.code, code)));
  await db
    .update(hold)
    .set({ heldUntil: new Date(Date.now() - 1_000) })
    .where(
      and(
        inArray(hold.dossierId, drafts),
        inArray(hold.kind, [...capacityKinds]),
        eq(hold.state, 'held'),
        isNotNull(hold.heldUntil),
      ),
    );
  await releaseExpiredHolds(db);
  const { seats } = api.portal.paying;
  await seats.offerAll(db, eventCode);
  seats.wake();
}
