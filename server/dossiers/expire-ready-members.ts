import { and, eq, inArray, isNotNull, lte, not, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, groupMember } from '#server/database/schema.ts';
import { tellDossier } from './dossier-news.ts';
import { isInvoiced, isPaidByGroup } from './held-for-group.ts';
import { notReady } from './readiness.ts';

/**
 * Expires members whose group has not paid in time, except those in a payment or on an invoice. Returns the events in
 * which places became available.
 */
export async function expireReadyMembers(db: Database, now = new Date()): Promise<ReadonlySet<string>> {
  return db.transaction(async (tx) => {
    const late = tx
      .select({ id: groupMember.id })
      .from(groupMember)
      .innerJoin(dossier, eq(dossier.id, groupMember.dossierId))
      .where(
        and(
          eq(groupMember.state, 'joined'),
          isNotNull(groupMember.readyAt),
          lte(sql`(${groupMember.submission} ->> 'readyUntil')::timestamptz`, now.toISOString()),
          // Registered members keep what was paid for them.
          eq(dossier.status, 'Not Submitted'),
          not(isPaidByGroup(tx, dossier.id)),
          not(isInvoiced(tx, dossier.id)),
        ),
      );
    const ended = await tx
      .update(groupMember)
      .set(notReady)
      .where(inArray(groupMember.id, late))
      .returning({ groupId: groupMember.groupId });
    const groups = [...new Set(ended.map(({ groupId }) => groupId))];
    if (groups.length === 0) return new Set();
    for (const group of groups) await tellDossier(tx, group);
    const events = await tx
      .select({ eventCode: dossier.eventCode })
      .from(dossier)
      .where(inArray(dossier.id, groups));
    return new Set(events.map(({ eventCode }) => eventCode));
  });
}
