import { eq } from 'drizzle-orm';
import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { registrationView } from '#server/answers/dossier-view.ts';
import { bookedBy } from '#server/booked/booked-items.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { notYetSubmitted } from '#server/dossiers/registration-problems.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { quoteDossier } from '#server/prices/quote-dossier.ts';
import { lastDayToCancel, policyOf, refundNow, taxesOf } from '#server/refunds/cancel-policy.ts';
import { quoteStillPaid } from '#server/refunds/credits.ts';
import { backOf, chargesOf, refundParts, refundsOf, wayBack } from '#server/refunds/refund-left.ts';
import { quoteOfCancellation } from '#server/refunds/rules/quote-of-cancellation.ts';
import { limitedRefund } from '#server/refunds/rules/retained-part.ts';
import { reasonsOf } from './reason-names.ts';

/** The result of cancelling a registration now, or of its past cancellation. Throws 409 if it was not submitted. */
export async function previewCancellation(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: RegistrationRow,
  now = new Date(),
): Promise<CancellationPreview> {
  if (row.status === 'Not Submitted') throw notYetSubmitted();
  const registration = registrationView(configuration, row);
  return { registration, ...(await givenUp(db, configuration, event, row, now)) };
}

/** The result of cancelling a dossier of any flow, now or in the past. */
export async function givenUp(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  now: Date,
): Promise<Omit<CancellationPreview, 'registration'>> {
  const policy = policyOf(configuration, row.eventCode);
  const [done] = await db.select().from(cancellation).where(eq(cancellation.dossierId, row.id));
  const quote = (await quoteStillPaid(db, row.id)) ?? (await quoteDossier(db, configuration, row, now)).quote;
  const refunds = await refundsOf(db, row.id);
  const charges = await chargesOf(db, row.id);
  const byPolicy = refundNow(configuration, event, quote, now);
  // What an organizer gave for free was not paid.
  const back = backOf(charges, byPolicy.back);
  const refund = limitedRefund(byPolicy, back);
  const taxes = taxesOf(configuration, row.eventCode);
  const parts = refundParts(charges, back, { quote: quoteOfCancellation(refund, back), taxes });
  const { card, toGroup, toOwn } = wayBack(parts, row.id);
  // Those of earlier changes are no part of what a cancellation refunds.
  const sinceDone = refunds.filter((each) => !done || each.refund.createdAt >= done.cancelledAt);
  const wentToGroup = refunds.some(({ payment }) => payment.dossierId !== row.id);
  return {
    refund: done?.quote ?? refund,
    ...(card && { card }),
    ...((toGroup || (done && wentToGroup)) && { to_group: 'Y' as const }),
    ...(toOwn && { to_own: toOwn }),
    freed: done?.freed ?? [...(await bookedBy(db, configuration, event, row, now)).items],
    until: lastDayToCancel(event, policy),
    reasons: reasonsOf(policy),
    ...(policy?.note !== undefined && { note: policy.note }),
    refunds: sinceDone.map(({ refund: { id, amount, state }, payment: { brand, last4, dossierId } }) => ({
      ...(state === 'succeeded' && dossierId === row.id && { id }),
      amount,
      state,
      ...(brand !== null && last4 !== null && dossierId === row.id && { card: { brand, last4 } }),
    })),
  };
}
