import { eq, sql } from 'drizzle-orm';
import type { Quote } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { dossierView } from '#server/answers/dossier-view.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type MemberRow, membersOf } from '#server/dossiers/group-members.ts';
import { groupOf } from '#server/dossiers/group-row.ts';
import type { ReadySubmission } from '#server/dossiers/ready-submission.ts';
import { isAwaited, stateOf } from '#server/groups/rules/member-state.ts';
import type { Answer } from '#server/idempotency/idempotency.ts';
import { groupAllReadyMail, memberReadyMail } from './group-mail.ts';

/** A member's submission with its price, to be confirmed after the payment. */
export type Finishing = {
  event: EventDocument;
  row: DossierRow;
  member: MemberRow;
  quote: Quote;
  stored: Omit<ReadySubmission, 'readyUntil'>;
  /** For how long their place and seats wait. */
  keptMs: number;
  payLink(groupCode: string, locale: Locale): string;
};

/**
 * Stores a member's submission for their group's payment and emails them, and the group's contact once everyone is
 * ready. Everything was checked and secured; the caller has locked the dossier.
 */
export async function becomeReady(
  tx: Database,
  { configuration, mailer }: Pick<Stores, 'configuration' | 'mailer'>,
  { event, row, member, quote, stored, keptMs, payLink }: Finishing,
  now = new Date(),
): Promise<Answer> {
  const readyUntil = new Date(now.getTime() + keptMs).toISOString();
  await tx
    .update(groupMember)
    .set({ readyAt: now, quote, submission: { ...stored, readyUntil } })
    .where(eq(groupMember.id, member.id));
  await tellDossier(tx, member.groupId);
  // Of two members who finish at once, the second counts the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`group:${member.groupId}`}, 0))`);
  if (!member.readyAt) {
    const group = await groupOf(tx, member.groupId);
    await mailer.queue(tx, memberReadyMail(event, group, row, stored));
    const states = (await membersOf(tx, group.id)).map((each) => stateOf(each, now));
    if (states.every((state) => !isAwaited(state) || state === 'ready')) {
      await mailer.queue(tx, groupAllReadyMail(event, group, payLink));
    }
  }
  return { status: 200, body: { status: 'ready', registration: dossierView(configuration, row) } };
}
