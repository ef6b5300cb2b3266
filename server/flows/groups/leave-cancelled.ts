import { eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { goesToGroup, type RefundPart } from '#server/domain/cancellation/refund-left.ts';
import { tellDossier } from '#server/domain/dossier-news.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { groupOf } from '#server/domain/groups/group-row.ts';
import { membershipIn } from '#server/domain/groups/members.ts';
import { paidByGroup } from '#server/domain/groups/paid-by-group.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { memberMoneyMail } from '#server/mail/member-money-mail.ts';

/** Removes a cancelled registration from its group, and returns the email to the contact; undefined without a group. */
export async function leaveCancelled(
  tx: Database,
  mailer: Pick<Mailer, 'queue'>,
  event: EventDocument,
  row: DossierRow,
  parts: readonly RefundPart[],
): Promise<string | undefined> {
  const member = await membershipIn(tx, row.id);
  if (!member) return undefined;
  // It stays theirs, so that the group sees it as cancelled; the address may be invited again.
  await tx.update(groupMember).set({ state: 'left' }).where(eq(groupMember.id, member.id));
  await tellDossier(tx, member.groupId);
  const group = await groupOf(tx, member.groupId);
  const byGroup = await paidByGroup(tx, row.id);
  const waits = goesToGroup(parts, row.id);
  const mail = memberMoneyMail('group-member-cancelled', event, group, { row, byGroup, parts });
  return mailer.queue(tx, { ...mail, waits });
}
