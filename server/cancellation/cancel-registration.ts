import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import { mailVoided } from '#server/billing/billed-mail.ts';
import { withdrawOpenInvoices } from '#server/billing/invoice-rows.ts';
import { writeCalendar } from '#server/calendar/write-calendar.ts';
import { mailConfirmation } from '#server/confirmation/member-mailer.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { alreadyCancelled, notYetSubmitted } from '#server/dossiers/registration-problems.ts';
import { lockRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { leaveCancelled } from '#server/groups/leave-cancelled.ts';
import { policyOf, taxesOf } from '#server/refunds/cancel-policy.ts';
import { goesToOwn, leftOf, lockCharges, refundParts, storeRefund } from '#server/refunds/refund-left.ts';
import { quoteOfCancellation } from '#server/refunds/rules/quote-of-cancellation.ts';
import {
  refundChanged,
  refundTooLarge,
  tooLateToCancel,
  unknownReason,
  whyNeeded,
} from './cancel-problems.ts';
import { cancelledMail, organizerMail } from './cancellation-mail.ts';
import { giveUp } from './give-up.ts';
import { previewCancellation } from './preview-cancellation.ts';
import { reasonName } from './reason-names.ts';

/** The refund shown to an attendee, or set by an organizer, who says why if it is not the policy's. */
export type RefundWish =
  | { by: 'attendee'; expected: number }
  | {
      by: 'organizer';
      /** The policy's refund as it was shown. */
      expected?: number | undefined;
      amount: number | undefined;
      why?: string | undefined;
      notify: boolean;
      /** Many are cancelled at once: the organizers get no email about each. */
      isOneOfMany?: boolean;
    };

export type Cancelling = {
  event: EventDocument;
  dossierId: string;
  reason: string | undefined;
  message: string;
  wish: RefundWish;
  /** Where the registration is found again. */
  link: string;
};

export type Cancelled = { row: RegistrationRow; quote: RefundQuote; amount: number };

/**
 * Cancels a submitted registration in one transaction: releases everything, stores the refund before the gateway is
 * called, queues the emails. Throws 409 if it is cancelled, unfinished, being paid for, or too late; `price` if the
 * refund differs from the one shown; 422 for a reason that the policy does not offer.
 */
export async function cancelRegistration(
  tx: Database,
  { configuration, mailer, seats }: Pick<Stores, 'configuration' | 'mailer' | 'seats'>,
  { event, dossierId, reason, message, wish, link }: Cancelling,
  now = new Date(),
): Promise<Cancelled> {
  const row = await lockRegistration(tx, dossierId);
  if (row.status === 'Cancelled') throw alreadyCancelled();
  if (row.status !== 'Submitted') throw notYetSubmitted();
  await refuseWhilePaying(tx, row.id);
  // A member whose group has just paid first gets the confirmation.
  await mailConfirmation(tx, { configuration, mailer }, row.id);
  const charges = await lockCharges(tx, row.id);
  const preview = await previewCancellation(tx, configuration, event, row, now);
  if (reason !== undefined && preview.reasons.every(({ id }) => id !== reason)) throw unknownReason();
  const isLate = wish.by === 'attendee' && dayIn(event.timezone, now) > preview.until;
  if (isLate) throw tooLateToCancel();
  const left = leftOf(charges);
  const byPolicy = preview.refund.back;
  if (wish.expected !== undefined && wish.expected !== byPolicy) throw refundChanged(byPolicy);
  const amount = wish.by === 'organizer' ? (wish.amount ?? byPolicy) : byPolicy;
  if (wish.by === 'organizer' && amount !== byPolicy && !wish.why) throw whyNeeded();
  if (amount > left) throw refundTooLarge(left);
  const notify = wish.by === 'attendee' || wish.notify;
  const parts = refundParts(charges, amount, {
    quote: quoteOfCancellation(preview.refund, amount),
    taxes: taxesOf(configuration, row.eventCode),
  });
  await mailVoided(tx, mailer, event, row, await withdrawOpenInvoices(tx, row.id));
  await giveUp(tx, { seats }, row, { by: wish.by, reason, message, preview }, now);
  const group = await leaveCancelled(tx, mailer, event, row, parts);
  const about = { event, row, amount, parts, link };
  const locale = localeIn(row.locale);
  const calendar = await writeCalendar(tx, configuration, { ...row, status: 'Cancelled' }, locale, link);
  const waits = goesToOwn(parts, row.id);
  const own = notify
    ? await mailer.queue(tx, { ...cancelledMail(about), attachments: [calendar], waits })
    : undefined;
  await storeRefund(tx, parts, { of: row.id, notify, at: now, mails: { own, group } });
  const isOneOfMany = wish.by === 'organizer' && wish.isOneOfMany;
  const told = isOneOfMany
    ? undefined
    : organizerMail({
        ...about,
        reason: reasonName(policyOf(configuration, row.eventCode), reason),
        message,
      });
  if (told) await mailer.queue(tx, told);
  await tellDossier(tx, row.id);
  return { row: { ...row, status: 'Cancelled' }, quote: preview.refund, amount };
}
