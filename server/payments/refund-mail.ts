import { and, eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { type Locale, localeIn, resolveText } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { refund as refundTable } from '#server/database/schema.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { groupOf } from '#server/dossiers/group-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { groupRefundedMail } from '#server/groups/member-money-mail.ts';
import type { Attachment, Mail, Mailer } from '#server/mail/mailer.ts';
import { writeGroupRefund } from '#server/receipts/write-group-paper.ts';
import { writeRefundReceipt } from '#server/receipts/write-refund-receipt.ts';
import { type RefundRow, refundsOf, type SettledRefund } from '#server/refunds/refund-left.ts';

/**
 * Adds a refund's receipt to the email that waits for it, or writes an email with it to the recipient, a group if it
 * paid. Organizers hear only of refused refunds, once the last one of the act is settled. The caller has locked the
 * dossier, so that exactly one of two refunds is the last.
 */
export async function queueRefundMail(
  tx: Database,
  stores: { configuration: ConfigurationStore; mailer: Mailer },
  settled: SettledRefund,
): Promise<void> {
  const { configuration } = stores;
  const { eventCode } = settled.row;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  if (!event) throw new Error(`the event ${eventCode} is gone`);
  if (settled.refund.state === 'succeeded') await queueMade(tx, stores, settled, event);
  else await addToMail(tx, stores.mailer, settled.refund, undefined);
  await queueFailed(tx, stores.mailer, settled, event);
}

async function queueMade(
  tx: Database,
  { configuration, mailer }: { configuration: ConfigurationStore; mailer: Mailer },
  { row, refund, payment }: SettledRefund,
  event: EventDocument,
): Promise<void> {
  if (payment.dossierId !== row.id) {
    if (refund.notify === 'N' && refund.mailId === null) return;
    const group = await groupOf(tx, payment.dossierId);
    const file = await writeGroupRefund(tx, configuration, group, { row, refund, payment });
    if (await addToMail(tx, mailer, refund, file)) return;
    await mailer.queue(tx, groupRefundedMail(event, group, { row, amount: refund.amount, file }));
    return;
  }
  if (refund.notify === 'N') return;
  const locale = localeIn(row.locale);
  const file = await writeRefundReceipt(tx, configuration, { row, refund, payment }, locale);
  if (await addToMail(tx, mailer, refund, file)) return;
  await mailer.queue(tx, {
    ...refundMail(
      event,
      row,
      { recipient: row.emailTyped, locale, amount: refund.amount },
      refundedTemplate(row),
    ),
    ...(file && { attachments: [file] }),
  });
}

/** Reports an act's refused refunds to the organizers in one email, unless one of its refunds is pending. */
async function queueFailed(
  tx: Database,
  mailer: Mailer,
  { row, refund }: SettledRefund,
  event: EventDocument,
): Promise<void> {
  const recipient = event.contact_email;
  const ofAct = (await refundsOf(tx, row.id)).filter(
    (each) => each.refund.createdAt.getTime() === refund.createdAt.getTime(),
  );
  if (recipient === undefined || ofAct.some((each) => each.refund.state === 'pending')) return;
  const failed = ofAct.filter((each) => each.refund.state === 'failed');
  if (failed.length === 0) return;
  const amount = failed.reduce((sum, each) => sum + each.refund.amount, 0);
  const locale = localeIn(event.languages[0]);
  await mailer.queue(tx, refundMail(event, row, { recipient, locale, amount }, 'refund-failed'));
}

function refundMail(
  event: EventDocument,
  row: DossierRow,
  { recipient, locale, amount }: { recipient: string; locale: Locale; amount: number },
  template: 'refund-failed' | ReturnType<typeof refundedTemplate>,
): Mail {
  return {
    eventCode: row.eventCode,
    recipient,
    locale,
    content: {
      template,
      values: {
        name: attendeeName(row) ?? row.emailTyped,
        event: resolveText(event.name, locale),
        code: row.code,
        amount: formatMoney(amount / 100, locale),
      },
    },
  };
}

/** Adds the paper of a settled refund to the mail that waits for it, if one does, and sends that after the last. */
async function addToMail(
  tx: Database,
  mailer: Mailer,
  { mailId }: RefundRow,
  file: Attachment | undefined,
): Promise<boolean> {
  if (mailId === null) return false;
  const others = await tx.$count(
    refundTable,
    and(eq(refundTable.mailId, mailId), eq(refundTable.state, 'pending')),
  );
  return mailer.complete(tx, mailId, file ? [file] : [], others > 0);
}

const refundedTemplate = (row: DossierRow) => (isRegistration(row) ? 'refunded' : 'application-refunded');
