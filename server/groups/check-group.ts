import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import type { MemberRow } from '#server/dossiers/group-members.ts';
import { findGroup, type GroupRow } from '#server/dossiers/group-row.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { notAGroup } from './group-problems.ts';

/** The group that a typed code is of. Throws 422 in the one sentence for whatever is none. */
export async function groupTyped(db: Database, eventCode: string, typedCode: string): Promise<GroupRow> {
  const row = await findGroup(db, eventCode, typedCode);
  if (!row || row.status === 'Cancelled') throw notAGroup();
  return row;
}

/** The invitation of a link, in any state; undefined if it is not of this group, or outdated. */
export async function findInvitation(
  db: Database,
  groupId: string,
  secret: string,
): Promise<MemberRow | undefined> {
  // Looked up by its hash: the index's timing reveals nothing.
  const [row] = await db
    .select()
    .from(groupMember)
    .where(and(eq(groupMember.groupId, groupId), eq(groupMember.invitationHash, sha256(secret))));
  return row;
}
