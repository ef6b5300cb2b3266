import { eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { membershipIn } from '#server/dossiers/group-members.ts';
import { groupOf } from '#server/dossiers/group-row.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { paidByGroup } from '#server/refunds/paid-by-group.ts';
import { goesToGroup, type RefundPart } from '#server/refunds/refund-left.ts';
import { memberMoneyMail } from './member-money-mail.ts';

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
