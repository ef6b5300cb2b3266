import { eq } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Quote } from '#engine/contract/money.ts';
import { dossierView } from '#server/answers/dossier-view.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import { issueNumber } from '#server/billing/issue-number.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, draft, receipt } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import type { Answer } from '#server/idempotency/idempotency.ts';
import { holdPlaces } from '#server/inventory/capacity.ts';
import { reserveHolds, secureHolds } from '#server/inventory/holds.ts';
import { issueTickets } from '#server/tickets/issue-tickets.ts';
import { keepOtherWaits, settlePlace } from '#server/waitlist/place-waitlist.ts';
import { queueConfirmation } from './queue-confirmation.ts';
import type { Stores } from './stores.ts';

/** The part of a submission stored with its payment, to complete it afterwards. */
export const StoredSubmission = Type.Object({
  answers: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  configurationVersions: Type.Record(Type.String(), Type.Integer()),
  timezone: Type.Union([Type.String(), Type.Null()]),
  locale: Type.String(),
  link: Type.String(),
  returnUrl: Type.String(),
});
export type StoredSubmission = Static<typeof StoredSubmission>;

/** Reads what was stored with a payment. */
export function storedSubmission({ submission }: Pick<PaymentRow, 'submission'>): StoredSubmission {
  return Value.Parse(StoredSubmission, submission);
}

export type Confirming = {
  stored: StoredSubmission;
  quote: Quote;
  payment?: PaymentRow;
  /** It was billed: the receipt follows once that is paid. */
  invoice?: InvoiceRow;
  /** Their group has paid, and has the receipt; they are written to later. */
  byGroup?: boolean;
  /** No email confirms it. */
  isSilent?: boolean;
};

/**
 * Submits a dossier: reserves its items, writes a receipt or an invoice, queues its email. Everything was checked and
 * secured; what was paid for is given whatever has changed since. The caller has locked the dossier.
 */
export async function confirmDossier(
  tx: Database,
  { configuration, mailer }: Pick<Stores, 'configuration' | 'mailer'>,
  row: DossierRow,
  { stored, quote, payment, invoice, byGroup = false, isSilent = false }: Confirming,
  now = new Date(),
): Promise<DossierRow> {
  // Held since the submission; even if something lapsed, what was charged is given.
  await secureHolds(tx, row, () => undefined, now, now);
  await holdPlaces(tx, configuration, row, { until: now, bypasses: true, now });
  await reserveHolds(tx, row);
  const [changed] = await tx
    .update(dossier)
    .set({
      status: 'Submitted',
      submittedAt: now,
      updatedAt: now,
      answers: stored.answers,
      configurationVersions: stored.configurationVersions,
      timezone: stored.timezone,
      locale: stored.locale,
    })
    .where(eq(dossier.id, row.id))
    .returning();
  if (!changed) throw new Error(`registration ${row.id} has gone`);
  const submitted = { ...row, ...changed };
  await tx.delete(draft).where(eq(draft.dossierId, row.id));
  await settlePlace(tx, row);
  if (isRegistration(row)) await keepOtherWaits(tx, row);
  if (!byGroup && !invoice) {
    const number = await issueNumber(tx, configuration, row.eventCode, 'receipt');
    await tx
      .insert(receipt)
      .values({ ...number, dossierId: row.id, paymentId: payment?.id, quote, issuedAt: now });
  }
  await issueTickets(tx, configuration, submitted, now);
  if (!byGroup && !isSilent) await queueConfirmation(tx, { configuration, mailer }, submitted, stored.link);
  return submitted;
}

/** The answer of a confirmed submission. */
export function confirmedAnswer(configuration: ConfigurationStore, row: DossierRow): Answer {
  return {
    status: 200,
    body: { status: 'confirmed', registration: dossierView(configuration, row) },
  };
}
