import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, groupMember } from '#server/database/schema.ts';
import { type DossierRow, selectDossiers } from './dossier-row.ts';

/** A member as they are stored. */
export type MemberRow = typeof groupMember.$inferSelect;

/** A member with their registration, if started. */
export type Member = MemberRow & { readonly registration: DossierRow | undefined };

/** A group's members in order, including former ones. */
export async function membersOf(db: Database, groupId: string): Promise<Member[]> {
  const rows = await db
    .select()
    .from(groupMember)
    .where(eq(groupMember.groupId, groupId))
    .orderBy(asc(groupMember.createdAt), asc(groupMember.id));
  return withRegistrations(db, rows);
}

/** The same for some members. */
export async function withRegistrations(db: Database, rows: readonly MemberRow[]): Promise<Member[]> {
  const ids = rows.flatMap(({ dossierId }) => dossierId ?? []);
  const dossiers = ids.length === 0 ? [] : await selectDossiers(db).where(inArray(dossier.id, ids));
  const byId = new Map(dossiers.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, registration: byId.get(row.dossierId ?? '') }));
}

/** The members of a group with their registrations locked in a fixed order. The caller has locked the group. */
export async function lockMembers(tx: Database, groupId: string): Promise<Member[]> {
  await tx
    .select({ id: dossier.id })
    .from(dossier)
    .where(
      inArray(
        dossier.id,
        tx
          .select({ id: groupMember.dossierId })
          .from(groupMember)
          .where(and(eq(groupMember.groupId, groupId), eq(groupMember.state, 'joined'))),
      ),
    )
    .orderBy(asc(dossier.id))
    .for('update');
  // Read again: they may have changed before they were locked.
  return membersOf(tx, groupId);
}

/** A dossier's membership in a group; undefined without one. */
export async function membershipIn(db: Database, dossierId: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(groupMember)
    .where(and(eq(groupMember.dossierId, dossierId), eq(groupMember.state, 'joined')));
  return row;
}
