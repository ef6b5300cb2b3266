import { mailVoided } from '#server/billing/billed-mail.ts';
import { invoicesPaidByHand, printedNumbers, withdrawOpenInvoices } from '#server/billing/invoice-rows.ts';
import { refundChanged } from '#server/cancellation/cancel-problems.ts';
import { giveUp } from '#server/cancellation/give-up.ts';
import { givenUp } from '#server/cancellation/preview-cancellation.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { taxesOf } from '#server/refunds/cancel-policy.ts';
import { leftOf, lockCharges, refundParts, storeRefund } from '#server/refunds/refund-left.ts';
import { quoteOfCancellation } from '#server/refunds/rules/quote-of-cancellation.ts';
import type { Deciding } from './decide-application.ts';
import { withdrawnMail, withdrawnToOrganizerMail } from './decision-mail.ts';
import { nothingToWithdraw } from './decision-problems.ts';
import { mayWithdraw } from './may-decide.ts';

/**
 * Withdraws an application in one transaction: releases everything, stores the policy's refund before the gateway is
 * called, queues the emails. Throws 409 if it cannot be withdrawn or is being paid for; `price` if the refund differs
 * from the one shown.
 */
export async function withdrawApplication(
  tx: Database,
  { configuration, mailer, seats }: Pick<Stores, 'mailer' | 'seats'> & { configuration: ConfigurationStore },
  { event, flow, dossierId, link }: Deciding,
  { expected, message }: { expected: number; message: string },
  now = new Date(),
): Promise<DossierRow> {
  const row = await lockDossier(tx, dossierId);
  if (!mayWithdraw(row)) throw nothingToWithdraw();
  await refuseWhilePaying(tx, row.id);
  const preview = await givenUp(tx, configuration, event, row, now);
  const charges = await lockCharges(tx, row.id);
  const back = Math.min(preview.refund.back, leftOf(charges));
  if (back !== expected) throw refundChanged(back);
  const parts = refundParts(charges, back, {
    quote: quoteOfCancellation(preview.refund, back),
    taxes: taxesOf(configuration, row.eventCode),
  });
  await giveUp(tx, { seats }, row, { by: 'attendee', message, preview }, now);
  const open = await withdrawOpenInvoices(tx, row.id);
  await mailVoided(tx, mailer, event, row, open);
  await tellDossier(tx, row.id);
  const about = { event, flow, row, link };
  const invoice = printedNumbers(await invoicesPaidByHand(tx, row.id));
  const mail = withdrawnMail(about, { parts, invoice, voided: printedNumbers(open) });
  const own = await mailer.queue(tx, { ...mail, waits: parts.length > 0 });
  await storeRefund(tx, parts, { of: row.id, notify: true, at: now, mails: { own } });
  const told = withdrawnToOrganizerMail(about, { message, invoice });
  if (told) await mailer.queue(tx, told);
  return { ...row, status: 'Cancelled' };
}
