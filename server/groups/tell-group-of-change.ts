import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { groupOf } from '#server/dossiers/group-row.ts';
import { paidByGroup } from '#server/refunds/paid-by-group.ts';
import { goesToGroup, type RefundPart } from '#server/refunds/refund-left.ts';
import { memberMoneyMail } from './member-money-mail.ts';

/** The email to the group that paid for a registration about its change and refund; undefined if no group paid. */
export async function tellGroupOfChange(
  tx: Database,
  { configuration, mailer }: Pick<Stores, 'configuration' | 'mailer'>,
  row: DossierRow,
  parts: readonly RefundPart[],
): Promise<string | undefined> {
  const byGroup = await paidByGroup(tx, row.id);
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!byGroup || !event) return undefined;
  await tellDossier(tx, byGroup.groupId);
  const group = await groupOf(tx, byGroup.groupId);
  const waits = goesToGroup(parts, row.id);
  const mail = memberMoneyMail('group-member-changed', event, group, { row, byGroup, parts });
  return mailer.queue(tx, { ...mail, waits });
}
