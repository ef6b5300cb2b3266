import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { groupMember, hold, waitlistEntry } from '#server/database/schema.ts';
import { tellDossier } from './dossier-news.ts';
import { type MemberRow, membershipIn } from './group-members.ts';

// The longest that unpaid items are held, however often it is extended.
const heldMs = 60 * 60_000;

/** The columns of a member who is not ready. */
export const notReady = { readyAt: null, quote: null, submission: null };

/**
 * Records a change of a registration in its group: a ready member is no longer ready and has to submit again. Nothing
 * without a group. The caller has locked the registration.
 */
export async function revokeReadiness(tx: Database, dossierId: string): Promise<void> {
  const member = await membershipIn(tx, dossierId);
  if (!member) return;
  if (member.readyAt) {
    await tx.update(groupMember).set(notReady).where(eq(groupMember.id, member.id));
    await holdNoLonger(tx, dossierId);
  }
  await tellDossier(tx, member.groupId);
}

/**
 * Expires a ready member whose group will not pay: nothing is held any longer. The caller has locked the registration
 * and releases what expired.
 */
export async function endWait(tx: Database, { id, dossierId }: MemberRow, now: Date): Promise<void> {
  await tx.update(groupMember).set(notReady).where(eq(groupMember.id, id));
  if (!dossierId) return;
  await holdUntil(tx, dossierId, momentOf(now));
  await tellDossier(tx, dossierId);
}

/** Items held for the group's payment get an ordinary hold; an accepted offer keeps its own time if that is longer. */
export async function holdNoLonger(tx: Database, dossierId: string, now = new Date()): Promise<void> {
  const until = momentOf(new Date(now.getTime() + heldMs));
  // More than was offered is held like anything else.
  const offeredUntil = sql`(select max(${waitlistEntry.offeredUntil}) from ${waitlistEntry}
    where ${waitlistEntry.dossierId} = ${hold.dossierId} and ${waitlistEntry.kind} = ${hold.kind}
      and ${waitlistEntry.item} = ${hold.item} and ${waitlistEntry.state} in ('offered', 'taken')
      and ${hold.quantity} = 1)`;
  await holdUntil(tx, dossierId, sql`greatest(${until}, ${offeredUntil})`);
}

const momentOf = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

async function holdUntil(tx: Database, dossierId: string, until: SQL): Promise<void> {
  await tx
    .update(hold)
    .set({ heldUntil: sql`least(${hold.heldUntil}, ${until})` })
    .where(and(eq(hold.dossierId, dossierId), eq(hold.state, 'held')));
}
