import { eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Decision, OrganizerDecision } from '#engine/event/documents/flow/decision.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { mailVoided } from '#server/billing/billed-mail.ts';
import {
  type InvoiceRow,
  invoicesPaidByHand,
  printedNumbers,
  withdrawOpenInvoices,
} from '#server/billing/invoice-rows.ts';
import { releaseAll } from '#server/cancellation/release-all.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { decision, dossier } from '#server/database/schema.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { quoteStillPaid } from '#server/refunds/credits.ts';
import {
  leftOf,
  lockCharges,
  type RefundPart,
  refundParts,
  storeRefund,
} from '#server/refunds/refund-left.ts';
import { confirmedToOrganizerMail, decisionMail } from './decision-mail.ts';
import { decidedForGood, nothingToConfirm, notToDecide } from './decision-problems.ts';
import { mayConfirm, standsAlready, whyNotDecide } from './may-decide.ts';

/** The application to decide, and the link for its email. */
export type Deciding = { event: EventDocument; flow: FlowDocument; dossierId: string; link: string };

/**
 * Makes an organizer's decision and queues its email; repeating a decision does nothing. A declined application is
 * released and refunded in full: the refunds are stored, and the caller requests them after the commit. Throws 409 if
 * there is nothing to decide, the last decision was final, or what is declined is being paid for.
 */
export async function decideApplication(
  tx: Database,
  { mailer, seats }: Pick<Stores, 'mailer' | 'seats'>,
  { event, flow, dossierId, link }: Deciding,
  { decision: wish, message }: { decision: OrganizerDecision; message: string },
  now = new Date(),
): Promise<DossierRow> {
  const row = await lockDossier(tx, dossierId);
  const why = whyNotDecide(flow, row, wish);
  if (why === 'not_to_decide') throw notToDecide();
  if (why === 'for_good') throw decidedForGood();
  if (standsAlready(row.decision, wish)) return row;
  // Declining voids the open invoice, which a card may be paying.
  if (wish === 'declined') await refuseWhilePaying(tx, row.id);
  const { voided, parts } = wish === 'declined' ? await declined(tx, row, seats) : nothingBack;
  const decided = await write(tx, row, { decision: wish, by: 'organizer', message }, now);
  await mailVoided(tx, mailer, event, row, voided);
  const paid = wish === 'declined' ? await invoicesPaidByHand(tx, row.id) : [];
  const mail = decisionMail(
    { event, flow, row, link },
    { decision: wish, message, parts, invoice: printedNumbers(paid), voided: printedNumbers(voided) },
  );
  const own = await mailer.queue(tx, { ...mail, waits: parts.length > 0 });
  await storeRefund(tx, parts, { of: row.id, notify: true, at: now, mails: { own } });
  return decided;
}

/** Confirms an accepted application; repeating it does nothing. Throws 409 if the flow does not ask for it. */
export async function confirmDecision(
  tx: Database,
  { mailer }: Pick<Stores, 'mailer'>,
  { event, flow, dossierId, link }: Deciding,
  now = new Date(),
): Promise<DossierRow> {
  const row = await lockDossier(tx, dossierId);
  if (row.status === 'Submitted' && row.decision === 'confirmed') return row;
  if (!mayConfirm(flow, row)) throw nothingToConfirm();
  const confirmed = await write(tx, row, { decision: 'confirmed', by: 'applicant', message: '' }, now);
  const about = { event, flow, row, link };
  await mailer.queue(tx, decisionMail(about, { decision: 'confirmed', message: '', parts: [] }));
  const told = confirmedToOrganizerMail(about);
  if (told) await mailer.queue(tx, told);
  return confirmed;
}

type Declined = { parts: readonly RefundPart[]; voided: readonly InvoiceRow[] };
const nothingBack: Declined = { parts: [], voided: [] };

/** Releases what a declined dossier held and voids its open invoice. Returns its refunds. */
async function declined(tx: Database, row: DossierRow, seats: Stores['seats']): Promise<Declined> {
  await releaseAll(tx, row, seats);
  const voided = await withdrawOpenInvoices(tx, row.id);
  const charges = await lockCharges(tx, row.id);
  const back = leftOf(charges);
  const paid = await quoteStillPaid(tx, row.id);
  return { voided, parts: refundParts(charges, back, paid && { quote: paid, taxes: [] }) };
}

type Made = { decision: Decision; by: 'organizer' | 'applicant'; message: string };

async function write(tx: Database, row: DossierRow, made: Made, now: Date): Promise<DossierRow> {
  await tx.update(dossier).set({ decision: made.decision, updatedAt: now }).where(eq(dossier.id, row.id));
  await tx.insert(decision).values({ dossierId: row.id, ...made, decidedAt: now });
  await tellDossier(tx, row.id);
  return { ...row, decision: made.decision, updatedAt: now };
}
