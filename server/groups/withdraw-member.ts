import { and, eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isForOther, mailVoided } from '#server/billing/billed-mail.ts';
import { type InvoiceRow, openInvoicesOf } from '#server/billing/invoice-rows.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import { type Member, withRegistrations } from '#server/dossiers/group-members.ts';
import { groupFlow, groupOf } from '#server/dossiers/group-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { notReady } from '#server/dossiers/readiness.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { noLongerWithdrawn, unknownMember } from './group-problems.ts';
import { membersOn, withdrawInvoicesWith } from './invoices.ts';
import { leave } from './leave-group.ts';
import { isAwaited, nameOf, stateOf } from './rules/member-state.ts';

/**
 * Removes an unpaid member from a group: their link expires and their draft becomes their own. An invoice with them is
 * withdrawn, and anyone else billed by it gets an email; its other members stay ready for `keptMs`. Throws 409 if they
 * are paid for, being paid for, or gone. The caller has locked the group.
 */
export async function withdrawMember(
  tx: Database,
  { mailer, event }: { readonly mailer: Pick<Mailer, 'queue'>; readonly event: EventDocument },
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
  const voided = await withdrawInvoicesWith(tx, groupId, [member.id], keptMs);
  if (voided.some(isForOther)) {
    const group = await groupOf(tx, groupId);
    await mailVoided(tx, mailer, event, { ...group, flow: groupFlow }, voided);
  }
  if (member.dossierId) await refuseWhilePaying(tx, member.dossierId);
  const name = nameOf(member);
  await leave(tx, member, 'withdrawn', name);
  return { ...member, ...notReady, name, state: 'withdrawn', dossierId: null, registration: undefined };
}

/** The open invoice of a group that has a member on it; undefined without one. */
export async function invoiceWith(
  db: Database,
  { groupId, id }: Pick<Member, 'groupId' | 'id'>,
): Promise<InvoiceRow | undefined> {
  return (await openInvoicesOf(db, groupId)).find((open) => membersOn(open).includes(id));
}

async function find(tx: Database, groupId: string, id: string): Promise<Member | undefined> {
  const rows = await tx
    .select()
    .from(groupMember)
    .where(and(eq(groupMember.groupId, groupId), eq(groupMember.id, id)));
  return (await withRegistrations(tx, rows))[0];
}
