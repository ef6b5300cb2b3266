import { eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation } from '#server/database/schema.ts';
import { bookedBy } from '#server/domain/booked/booked-items.ts';
import { quoteOfRecord } from '#server/domain/change/quote-of-record.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { registrationView } from '#server/domain/dossier-view.ts';
import { quoteDossier } from '#server/domain/fees/quote-dossier.ts';
import { notYetSubmitted } from '#server/domain/registration-problems.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { lastDayToCancel, policyOf, refundNow, taxesOf } from './cancel-policy.ts';
import { quoteOfCancellation } from './quote-of-cancellation.ts';
import { backOf, chargesOf, refundParts, refundsOf, wayBack } from './refund-left.ts';
import { limitedRefund } from './retained-part.ts';

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
  const quote = (await quoteOfRecord(db, row.id)) ?? (await quoteDossier(db, configuration, row, now)).quote;
  const refunds = await refundsOf(db, row.id);
  const charges = await chargesOf(db, row.id);
  const byPolicy = refundNow(configuration, event, quote, now);
  // What an organizer gave for free was not paid.
  const back = backOf(charges, byPolicy.back);
  const refund = limitedRefund(byPolicy, back);
  const taxes = taxesOf(configuration, row.eventCode);
  const parts = refundParts(charges, back, { quote: quoteOfCancellation(refund, back), taxes });
  const { card, toGroup } = wayBack(parts, row.id);
  return {
    refund: done?.quote ?? refund,
    ...(card && { card }),
    ...(toGroup && { to_group: 'Y' as const }),
    freed: done?.freed ?? [...(await bookedBy(db, configuration, event, row, now)).items],
    until: lastDayToCancel(event, policy),
    ...(policy?.note !== undefined && { note: policy.note }),
    refunds: refunds.map(({ refund: { id, amount, state }, payment: { brand, last4, dossierId } }) => ({
      ...(state === 'succeeded' && dossierId === row.id && { id }),
      amount,
      state,
      ...(brand !== null && last4 !== null && dossierId === row.id && { card: { brand, last4 } }),
    })),
  };
}
