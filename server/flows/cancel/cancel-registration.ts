import type { EventDocument } from '#engine/configuration/event-document.ts';
import { localeIn } from '#engine/configuration/text.ts';
import type { RefundQuote } from '#engine/contract/cancellation.ts';
import { dayIn } from '#engine/validation/rules/calendar-day.ts';
import { writeCalendar } from '#server/calendar/write-calendar.ts';
import type { Database } from '#server/database/database.ts';
import { taxesOf } from '#server/domain/cancellation/cancel-policy.ts';
import {
  alreadyCancelled,
  refundChanged,
  refundTooLarge,
  tooLateToCancel,
} from '#server/domain/cancellation/cancel-problems.ts';
import { previewCancellation } from '#server/domain/cancellation/preview-cancellation.ts';
import { quoteOfCancellation } from '#server/domain/cancellation/quote-of-cancellation.ts';
import {
  goesToOwn,
  leftOf,
  lockCharges,
  refundParts,
  storeRefund,
  wayBack,
} from '#server/domain/cancellation/refund-left.ts';
import { tellDossier } from '#server/domain/dossier-news.ts';
import { refuseWhilePaying } from '#server/domain/payment-under-way.ts';
import { notYetSubmitted } from '#server/domain/registration-problems.ts';
import { lockRegistration, type RegistrationRow } from '#server/domain/registration-row.ts';
import { leaveCancelled } from '#server/flows/groups/leave-cancelled.ts';
import type { Stores } from '#server/flows/submit/confirm-dossier.ts';
import { cancelledMail, organizerMail } from '#server/mail/cancellation-mail.ts';
import { mailConfirmation } from '#server/mail/member-mailer.ts';
import { giveUp } from './give-up.ts';

/** The refund shown to an attendee, or set by an organizer. */
export type RefundWish =
  | { by: 'attendee'; expected: number }
  | { by: 'organizer'; amount: number | undefined; notify: boolean };

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
 * refund differs from the one shown.
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
  const isLate = wish.by === 'attendee' && dayIn(event.timezone, now) > preview.until;
  if (isLate) throw tooLateToCancel();
  const left = leftOf(charges);
  const byPolicy = preview.refund.back;
  if (wish.by === 'attendee' && wish.expected !== byPolicy) throw refundChanged(byPolicy);
  const amount = wish.by === 'organizer' ? (wish.amount ?? byPolicy) : byPolicy;
  if (amount > left) throw refundTooLarge(left);
  const notify = wish.by === 'attendee' || wish.notify;
  const parts = refundParts(charges, amount, {
    quote: quoteOfCancellation(preview.refund, amount),
    taxes: taxesOf(configuration, row.eventCode),
  });
  await giveUp(tx, { seats }, row, { by: wish.by, reason, message, preview }, now);
  const group = await leaveCancelled(tx, mailer, event, row, parts);
  const about = { event, row, amount, link, ...wayBack(parts, row.id) };
  const locale = localeIn(row.locale);
  const calendar = await writeCalendar(tx, configuration, { ...row, status: 'Cancelled' }, locale, link);
  const waits = goesToOwn(parts, row.id);
  const own = notify
    ? await mailer.queue(tx, { ...cancelledMail(about), attachments: [calendar], waits })
    : undefined;
  await storeRefund(tx, parts, { of: row.id, notify, at: now, mails: { own, group } });
  const told = organizerMail({ ...about, reason, message });
  if (told) await mailer.queue(tx, told);
  await tellDossier(tx, row.id);
  return { row: { ...row, status: 'Cancelled' }, quote: preview.refund, amount };
}
