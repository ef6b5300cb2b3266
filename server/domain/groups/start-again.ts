import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { groupMember, hold } from '#server/database/schema.ts';
import { tellDossier } from '#server/domain/dossier-news.ts';
import { type MemberRow, membershipIn } from './members.ts';

// As long as anything is held that nobody pays for, however often it is put off.
const heldMs = 60 * 60_000;

/** What a member has who is not ready: nothing to pay, nothing to confirm. */
export const notReady = { readyAt: null, quote: null, submission: null };

/**
 * Tells a member's group that something of their registration changes; who was ready is so no more, and has to submit
 * once more. Nothing for who registers by themselves. The caller has locked the registration.
 */
export async function startAgain(tx: Database, dossierId: string): Promise<void> {
  const member = await membershipIn(tx, dossierId);
  if (!member) return;
  if (member.readyAt) {
    await tx.update(groupMember).set(notReady).where(eq(groupMember.id, member.id));
    await holdNoLonger(tx, dossierId);
  }
  await tellDossier(tx, member.groupId);
}

/** Takes a registration out of its group, into which nothing of it is paid yet. The caller has locked it. */
export async function leave(
  tx: Database,
  member: MemberRow,
  state: 'left' | 'withdrawn',
  name: string,
): Promise<void> {
  await tx
    .update(groupMember)
    .set({ ...notReady, state, name, dossierId: null })
    .where(eq(groupMember.id, member.id));
  if (member.readyAt && member.dossierId) await holdNoLonger(tx, member.dossierId);
  await tellDossier(tx, member.groupId);
  if (member.dossierId) await tellDossier(tx, member.dossierId);
}

/**
 * Ends the wait of a member who is ready, of whose group nobody will have the money: nothing is kept for them any more. The
 * caller has locked the registration, and frees what has ended.
 */
export async function endWait(tx: Database, { id, dossierId }: MemberRow, now: Date): Promise<void> {
  await tx.update(groupMember).set(notReady).where(eq(groupMember.id, id));
  if (!dossierId) return;
  await holdUntil(tx, dossierId, now);
  await tellDossier(tx, dossierId);
}

/** What was kept for the group's payment is held as long as any pick is. */
function holdNoLonger(tx: Database, dossierId: string, now = new Date()): Promise<void> {
  return holdUntil(tx, dossierId, new Date(now.getTime() + heldMs));
}

async function holdUntil(tx: Database, dossierId: string, moment: Date): Promise<void> {
  const until = moment.toISOString();
  await tx
    .update(hold)
    .set({ heldUntil: sql`least(${hold.heldUntil}, ${until}::timestamptz)` })
    .where(and(eq(hold.dossierId, dossierId), eq(hold.state, 'held')));
}
