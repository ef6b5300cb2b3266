import { and, eq } from 'drizzle-orm';
import { localeIn, resolveText } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { refund as refundTable } from '#server/database/schema.ts';
import type { RefundRow } from '#server/domain/cancellation/refund-left.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { groupOf } from '#server/domain/groups/group-row.ts';
import type { PaymentRow } from '#server/domain/payment-under-way.ts';
import { isRegistration } from '#server/domain/registration-row.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';
import { writeGroupRefund } from '#server/receipts/write-group-paper.ts';
import { writeRefundReceipt } from '#server/receipts/write-refund-receipt.ts';
import type { Attachment, Mailer } from './mailer.ts';
import { groupRefundedMail } from './member-money-mail.ts';

export type SettledRefund = { row: DossierRow; refund: RefundRow; payment: PaymentRow };

/**
 * Adds the paper of a refund that was made to the mail that waits for it, or writes a mail with it to whom it was made: a
 * group where it has paid. That it was refused is the organizers' to know.
 */
export async function queueRefundMail(
  tx: Database,
  { configuration, mailer }: { configuration: ConfigurationStore; mailer: Mailer },
  { row, refund, payment }: SettledRefund,
): Promise<void> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!event) throw new Error(`the event ${row.eventCode} is gone`);
  const isMade = refund.state === 'succeeded';
  if (!isMade) await addToMail(tx, mailer, refund, undefined);
  if (isMade && payment.dossierId !== row.id) {
    if (refund.notify === 'N' && refund.mailId === null) return;
    const group = await groupOf(tx, payment.dossierId);
    const file = await writeGroupRefund(tx, configuration, group, { row, refund, payment });
    if (await addToMail(tx, mailer, refund, file)) return;
    await mailer.queue(tx, groupRefundedMail(event, group, { row, amount: refund.amount, file }));
    return;
  }
  if (isMade && refund.notify === 'N') return;
  const recipient = isMade ? row.emailTyped : event.contact_email;
  if (recipient === undefined) return;
  const [first] = event.languages;
  const asked = isMade ? row.locale : first;
  const locale = localeIn(asked);
  const file = isMade
    ? await writeRefundReceipt(tx, configuration, { row, refund, payment }, locale)
    : undefined;
  if (isMade && (await addToMail(tx, mailer, refund, file))) return;
  await mailer.queue(tx, {
    eventCode: row.eventCode,
    recipient,
    locale,
    content: {
      template: isMade ? refundedTemplate(row) : 'refund-failed',
      values: {
        name: attendeeName(row) ?? row.emailTyped,
        event: resolveText(event.name, locale),
        code: row.code,
        amount: formatMoney(refund.amount / 100, locale),
      },
    },
    ...(file && { attachments: [file] }),
  });
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
