import type { Membership } from '#engine/contract/desk-groups.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { printedNumber } from '#server/billing/issue-number.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { membershipIn, withRegistrations } from '#server/dossiers/group-members.ts';
import { lockGroup } from '#server/dossiers/group-row.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { groupPartOf, readyMs } from '#server/groups/group-flow.ts';
import { inNoGroup } from '#server/groups/group-problems.ts';
import { isAwaited, stateOf } from '#server/groups/rules/member-state.ts';
import { invoiceWith, withdrawMember } from '#server/groups/withdraw-member.ts';

/** The group of a registration, and whether it can be put into one or taken out of its own. */
export async function membershipOf(db: Database, row: RegistrationRow): Promise<Membership> {
  const found = await membershipIn(db, row.id);
  const [member] = found ? await withRegistrations(db, [found]) : [];
  if (!member || !row.groupCode) return { may: row.status === 'Not Submitted' ? 'join' : 'none' };
  const invoice = await invoiceWith(db, member);
  return {
    group: { code: row.groupCode, organization: row.groupOrganization ?? '' },
    may: isAwaited(stateOf(member)) ? 'leave' : 'none',
    ...(invoice && { invoice: printedNumber(invoice) }),
  };
}

/**
 * Takes an unpaid registration out of its group, whose open invoice with it is withdrawn. Returns the group's name.
 * Throws 409 if it is in none, or is paid or being paid for.
 */
export async function takeOutOfGroup(
  tx: Database,
  { configuration, mailer, seats }: Pick<Stores, 'configuration' | 'mailer' | 'seats'>,
  event: EventDocument,
  row: RegistrationRow,
): Promise<string> {
  const member = await membershipIn(tx, row.id);
  if (!member) throw inNoGroup();
  const group = await lockGroup(tx, member.groupId);
  const keptMs = readyMs(groupPartOf(configuration, row.eventCode));
  await withdrawMember(tx, { mailer, event }, group.id, member.id, keptMs);
  // A place held for them is released.
  await seats.offerAll(tx, row.eventCode);
  return group.organization;
}
