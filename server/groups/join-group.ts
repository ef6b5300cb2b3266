import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { type MemberRow, membershipIn } from '#server/dossiers/group-members.ts';
import type { GroupRow } from '#server/dossiers/group-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { alreadyCancelled } from '#server/dossiers/registration-problems.ts';
import { lockRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { findInvitation, groupTyped } from './check-group.ts';
import {
  inAnotherGroup,
  invitationOver,
  memberAlready,
  paidByGroup,
  registeredAlone,
  inNoGroup as registersAlone,
} from './group-problems.ts';
import { leave } from './leave-group.ts';

export type Joining = { group_code: string; invitation?: string };

/**
 * Puts an unfinished registration into a group. Throws 422 at a code that is none and at an invitation that is used,
 * withdrawn or not the newest; 409 at a registration that is submitted, or in another group.
 */
export async function joinGroup(
  tx: Database,
  dossierId: string,
  { group_code, invitation }: Joining,
): Promise<GroupRow> {
  const row = await lockRegistration(tx, dossierId);
  const group = await groupTyped(tx, row.eventCode, group_code);
  const current = await membershipIn(tx, row.id);
  if (current?.groupId === group.id) return group;
  if (current) throw inAnotherGroup();
  if (row.status === 'Cancelled') throw alreadyCancelled();
  if (row.status === 'Submitted') throw registeredAlone();
  await refuseWhilePaying(tx, row.id);
  const invited = invitation
    ? await findInvitation(tx, group.id, invitation)
    : await invitedAs(tx, group.id, row.email);
  if (invitation && invited?.state !== 'invited') throw invitationOver();
  await (invited ? takeUp(tx, invited, row) : addMember(tx, group, row));
  await tellDossier(tx, group.id);
  return group;
}

/** Removes an unfinished registration from its group. Throws 409 if it is in none, or paid by it. */
export async function leaveGroup(tx: Database, dossierId: string): Promise<void> {
  const row = await lockRegistration(tx, dossierId);
  const member = await membershipIn(tx, row.id);
  if (!member) throw registersAlone();
  if (row.status === 'Submitted') throw paidByGroup();
  await refuseWhilePaying(tx, row.id);
  await leave(tx, member, 'left', attendeeName(row) ?? member.name);
}

/** The invitation of an address; the group's code admits anyone without a link. */
async function invitedAs(tx: Database, groupId: string, email: string): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(groupMember)
    .where(
      and(eq(groupMember.groupId, groupId), eq(groupMember.email, email), eq(groupMember.state, 'invited')),
    );
  return row;
}

/** Of two people who use one invitation at the same time, the first is admitted. */
async function takeUp(tx: Database, invited: MemberRow, row: RegistrationRow): Promise<void> {
  const [other] = await tx
    .select({ id: groupMember.id })
    .from(groupMember)
    .where(
      and(
        eq(groupMember.groupId, invited.groupId),
        eq(groupMember.email, row.email),
        eq(groupMember.state, 'joined'),
      ),
    );
  if (other) throw memberAlready('email');
  // A person invited under two addresses is one member.
  await tx
    .update(groupMember)
    .set({ state: 'withdrawn' })
    .where(
      and(
        eq(groupMember.groupId, invited.groupId),
        eq(groupMember.email, row.email),
        eq(groupMember.state, 'invited'),
        ne(groupMember.id, invited.id),
      ),
    );
  const taken = await tx
    .update(groupMember)
    .set({ state: 'joined', dossierId: row.id, email: row.email, emailTyped: row.emailTyped })
    .where(
      and(
        eq(groupMember.id, invited.id),
        // Checked again under its lock: someone else may have used it.
        eq(groupMember.state, 'invited'),
        eq(groupMember.invitationHash, invited.invitationHash ?? ''),
      ),
    )
    .returning({ id: groupMember.id });
  if (taken.length === 0) throw invitationOver();
}

async function addMember(tx: Database, group: GroupRow, row: RegistrationRow): Promise<void> {
  const added = await tx
    .insert(groupMember)
    .values({
      groupId: group.id,
      name: attendeeName(row) ?? '',
      email: row.email,
      emailTyped: row.emailTyped,
      state: 'joined',
      dossierId: row.id,
      createdAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ id: groupMember.id });
  if (added.length === 0) throw memberAlready('email');
}
