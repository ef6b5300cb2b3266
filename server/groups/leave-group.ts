import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import type { MemberRow } from '#server/dossiers/group-members.ts';
import { holdNoLonger, notReady } from '#server/dossiers/readiness.ts';

/** Removes an unpaid registration from its group. The caller has locked it. */
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
