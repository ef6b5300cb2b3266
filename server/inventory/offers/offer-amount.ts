import { type Offer, rangeOf } from '#engine/configuration/offers-document.ts';
import type { HoldRow } from '#server/inventory/stock/holds.ts';

/**
 * What one of an offer costs who chose it, in cents: its price, or what they said they give. What was said before its
 * range was changed counts as the nearest end of it.
 */
export function amountOf(offer: Offer, { detail }: Partial<Pick<HoldRow, 'detail'>>): number {
  const range = rangeOf(offer);
  if (!range) return offer.amount ?? 0;
  const said = Number(detail?.['amount'] ?? range.minimum);
  return Math.min(Math.max(said, range.minimum), range.maximum);
}
