import { and, eq } from 'drizzle-orm';
import { invoicesOf } from '#server/billing/invoice-rows.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import { type Member, withRegistrations } from '#server/dossiers/group-members.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { notReady } from '#server/dossiers/readiness.ts';
import { noLongerWithdrawn, unknownMember } from './group-problems.ts';
import { withdrawInvoices } from './invoices.ts';
import { leave } from './leave-group.ts';
import { isAwaited, nameOf, stateOf } from './rules/member-state.ts';

/**
 * Removes an unpaid member from a group: their link expires and their draft becomes their own. An invoice with them is
 * withdrawn; its other members stay ready for `keptMs`. Throws 409 if they are paid for, being paid for, or gone. The
 * caller has locked the group.
 */
export async function withdrawMember(
  tx: Database,
  groupId: string,
  memberId: string,
  keptMs: number,
): Promise<Member> {
  const found = isUuid(memberId) ? await find(tx, groupId, memberId) : undefined;
  if (!found) throw unknownMember();
  // Read again once a submission or change of the registration has ended.
  if (found.dossierId) await lockDossier(tx, found.dossierId);
  const member = await find(tx, groupId, memberId);
  if (!member || !isAwaited(stateOf(member))) throw noLongerWithdrawn();
  if (await isOnInvoice(tx, member)) await withdrawInvoices(tx, groupId, keptMs);
  if (member.dossierId) await refuseWhilePaying(tx, member.dossierId);
  const name = nameOf(member);
  await leave(tx, member, 'withdrawn', name);
  return { ...member, ...notReady, name, state: 'withdrawn', dossierId: null, registration: undefined };
}

async function isOnInvoice(tx: Database, { groupId, id }: Member): Promise<boolean> {
  const invoices = await invoicesOf(tx, groupId);
  return invoices.some(
    ({ state, submission: { members } }) =>
      state === 'open' && Array.isArray(members) && members.includes(id),
  );
}

async function find(tx: Database, groupId: string, id: string): Promise<Member | undefined> {
  const rows = await tx
    .select()
    .from(groupMember)
    .where(and(eq(groupMember.groupId, groupId), eq(groupMember.id, id)));
  return (await withRegistrations(tx, rows))[0];
}
