import { randomBytes } from 'node:crypto';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { RefusedPerson } from '#engine/contract/group.ts';
import type { GroupMember } from '#engine/contract/group-view.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { email as emailRule } from '#engine/form/keywords/email.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import type { MemberRow } from '#server/dossiers/group-members.ts';
import type { GroupRow } from '#server/dossiers/group-row.ts';
import { writtenToOften } from '#server/mail/mail-problems.ts';
import { mayAskForMail, mayAskForMails } from '#server/mail/mail-rate-limit.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { checkEmail, normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import { hasAddress, refuseAddresses } from '#server/refusals/plain-name.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { groupInvitationMail, type InvitationLink } from './group-mail.ts';
import { groupTooLarge, memberAlready } from './group-problems.ts';

/** The most people that a group may invite: an event's largest party, but not a mailing list. */
export const mostMembers = 2_000;

const longestName = 120;
const longestEmail = 254;

export type Inviting = {
  mailer: Pick<Mailer, 'queue'>;
  event: EventDocument;
  /** The address that admits a member, by their invitation's secret. */
  link: InvitationLink;
};

/**
 * Invites a person, or sends an invitation again: only the newest link works. Throws 409 if they have joined, and after
 * too many emails in an hour. The caller has locked the group.
 */
export async function inviteMember(
  tx: Database,
  { mailer, event, link }: Inviting,
  group: GroupRow,
  { name, email }: { name: string; email: string },
  now = new Date(),
): Promise<MemberRow> {
  checkEmail(email, 'group_invite_email');
  refuseAddresses({ group_invite_name: name });
  const [before] = await tx
    .select()
    .from(groupMember)
    .where(inGroup(group, [normalizeEmail(email)]));
  if (before?.state === 'joined') throw memberAlready('group_invite_email');
  if (!before) await refuseTooLarge(tx, group, 1);
  if (!(await mayAskForMail(tx, group.eventCode, email, now))) throw writtenToOften('group_invite_email');
  const secret = newSecret();
  const values = {
    name: name.trim(),
    email: normalizeEmail(email),
    emailTyped: typedEmail(email),
    invitationHash: sha256(secret),
    sentAt: now,
  };
  const [row] = before
    ? await tx.update(groupMember).set(values).where(eq(groupMember.id, before.id)).returning()
    : await tx
        .insert(groupMember)
        .values({ groupId: group.id, createdAt: now, ...values })
        .returning();
  if (!row) throw new Error(`the invitation to group ${group.code} was not stored`);
  await mailer.queue(tx, groupInvitationMail(event, group, row, link(secret)));
  await tellDossier(tx, group.id);
  return row;
}

/** A person of a list, as it was pasted. */
type Person = { name: string; email: string };

/**
 * Invites everyone on a list who can be invited, and returns the others with a reason. The caller has locked the group.
 * People who got too many emails are invited without one.
 */
export async function inviteMembers(
  tx: Database,
  { mailer, event, link }: Inviting,
  group: GroupRow,
  people: readonly Person[],
  now = new Date(),
): Promise<{ invited: MemberRow[]; refused: RefusedPerson[] }> {
  const known = await tx
    .select({ email: groupMember.email })
    .from(groupMember)
    .where(
      inGroup(
        group,
        people.map(({ email }) => normalizeEmail(email)),
      ),
    );
  const { good, refused } = sortOut(people, new Set(known.map(({ email }) => email)));
  if (good.length === 0) return { invited: [], refused };
  await refuseTooLarge(tx, group, good.length);
  const written = await mayAskForMails(
    tx,
    group.eventCode,
    good.map(({ email }) => email),
    now,
  );
  const secrets = good.map(() => newSecret());
  const rows = await tx
    .insert(groupMember)
    .values(
      good.map(({ name, email }, index) => ({
        groupId: group.id,
        name: name.trim(),
        email: normalizeEmail(email),
        emailTyped: typedEmail(email),
        invitationHash: sha256(secrets[index] ?? ''),
        // In the order of the list, which one statement has no other trace of.
        createdAt: new Date(now.getTime() + index),
        sentAt: written.has(normalizeEmail(email)) ? now : null,
      })),
    )
    .returning();
  const byHash = new Map(rows.map((row) => [row.invitationHash, row]));
  const invited: MemberRow[] = [];
  for (const secret of secrets) {
    const row = byHash.get(sha256(secret));
    if (!row) throw new Error(`an invitation to group ${group.code} was not stored`);
    if (row.sentAt) await mailer.queue(tx, groupInvitationMail(event, group, row, link(secret)));
    invited.push(row);
  }
  await tellDossier(tx, group.id);
  return { invited, refused };
}

/** The people on a list who can be invited, and why others cannot; of two with one address, the first. */
export function sortOut(
  people: readonly Person[],
  members: ReadonlySet<string>,
): { good: Person[]; refused: RefusedPerson[] } {
  const seen = new Set<string>();
  const good: Person[] = [];
  const refused: RefusedPerson[] = [];
  people.forEach((person, index) => {
    const reason = reasonAgainst(person, members, seen);
    if (reason) {
      refused.push({ index, reason });
    } else {
      good.push(person);
      seen.add(normalizeEmail(person.email));
    }
  });
  return { good, refused };
}

function reasonAgainst(
  { name, email }: Person,
  members: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): RefusedPerson['reason'] | undefined {
  const address = email.trim();
  if (address === '') return 'no_address';
  if (address.length > longestEmail || !emailRule.validate(address)) return 'bad_address';
  if (name.trim() === '' || name.trim().length > longestName || hasAddress(name)) return 'no_name';
  if (members.has(normalizeEmail(address))) return 'member_already';
  return seen.has(normalizeEmail(address)) ? 'twice' : undefined;
}

/** The invited or joined members with one of these addresses. */
function inGroup(group: GroupRow, emails: readonly string[]) {
  return and(
    eq(groupMember.groupId, group.id),
    inArray(groupMember.email, [...emails]),
    inArray(groupMember.state, ['invited', 'joined']),
  );
}

async function refuseTooLarge(tx: Database, group: GroupRow, more: number): Promise<void> {
  // Former members count too: they got an email.
  const [row] = await tx
    .select({ people: count() })
    .from(groupMember)
    .where(eq(groupMember.groupId, group.id));
  if ((row?.people ?? 0) + more > mostMembers) throw groupTooLarge(mostMembers);
}

/** The secret of an invitation's link, stored as a hash. */
function newSecret(): string {
  return randomBytes(18).toString('base64url');
}

/** An invitation as its sender sees it. */
export function invitedView({ id, name, emailTyped, sentAt }: MemberRow): GroupMember {
  return {
    member_id: id,
    name,
    email: emailTyped,
    state: 'invited',
    ...(sentAt && { sent_at: sentAt.toISOString() }),
  };
}
