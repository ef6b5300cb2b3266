import type { BookedItem } from '#engine/event/cart/booked.ts';
import { asCancelled } from '#server/booked/booked-items.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { registrationChange } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { releaseItems } from '#server/inventory/hold-items.ts';
import { pickedLineId } from '#server/prices/rules/picked-lines.ts';
import { taxesOf } from '#server/refunds/cancel-policy.ts';
import { creditsOf } from '#server/refunds/credits.ts';
import { quoteOfRecord } from '#server/refunds/quote-of-record.ts';
import { backOf, lockCharges, type RefundPart, refundParts } from '#server/refunds/refund-left.ts';
import { differenceBetween, differenceQuote } from '#server/refunds/rules/difference-of.ts';
import { quoteWithout } from '#server/refunds/rules/quote-without.ts';
import { withoutDiscounts } from '#server/refunds/rules/refund-of.ts';
import { withCredits } from '#server/refunds/rules/with-credits.ts';
import type { RemovableKind } from './program-changes.ts';

/** A session or an activity that the organizers have removed, in words. */
export type RemovedItem = { kind: RemovableKind; item: string; booked: BookedItem };

/**
 * Records that the organizers have removed what a submitted dossier has booked, and returns what of each charge goes back
 * for it: all that was paid, whatever the policy says. Nothing is owed twice, since the quote of record no longer has its
 * lines. What was charged for is released, and stays cancelled if it is published again. The caller has locked the dossier and stores the refund at the same moment. Throws 409 during a payment.
 */
export async function refundRemoved(
  tx: Database,
  { configuration, seats }: Pick<Stores, 'configuration' | 'seats'>,
  row: DossierRow,
  removed: readonly RemovedItem[],
  now: Date,
): Promise<RefundPart[]> {
  const recorded = await quoteOfRecord(tx, row.id);
  if (!recorded || removed.length === 0) return [];
  await refuseWhilePaying(tx, row.id);
  const taxes = taxesOf(configuration, row.eventCode);
  const paid = withCredits(recorded, await creditsOf(tx, row.id));
  const nets = new Map(withoutDiscounts(paid).map(({ id, net }) => [id, net]));
  const charged = removed.filter(({ kind, item }) => (nets.get(pickedLineId(kind, item)) ?? 0) > 0);
  const ids = new Set(charged.map(({ kind, item }) => pickedLineId(kind, item)));
  const quote = quoteWithout(paid, ids, taxes);
  if (quote === paid) return [];
  await releaseItems(tx, row, charged, seats);
  const charges = await lockCharges(tx, row.id);
  const back = backOf(charges, paid.total - quote.total);
  const refunded = differenceQuote(differenceBetween(paid, quote, 0 - back), -1);
  const parts = refundParts(charges, back, { quote: refunded, taxes });
  const { track, mode, days } = row;
  await tx.insert(registrationChange).values({
    dossierId: row.id,
    by: 'organizer',
    before: { track, mode, days },
    after: { track, mode, days, freed: charged.map(({ booked }) => asCancelled(booked)), taken: [] },
    quote: quoteWithout(recorded, ids, taxes),
    difference: 0 - parts.reduce((sum, { amount }) => sum + amount, 0),
    changedAt: now,
  });
  return parts;
}
