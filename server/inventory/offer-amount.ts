import { type Offer, rangeOf } from '#engine/event/documents/offers/schema.ts';
import type { HoldRow } from './holds.ts';

/** The detail of a hold that keeps an amount of one's own, in cents. */
export const amountDetail = (amount: number | undefined): Record<string, string> =>
  amount === undefined ? {} : { amount: String(amount) };

/** The price of one for its holder, in cents: the offer's, or the chosen amount, limited to the present range. */
export function amountOf(offer: Offer, { detail }: Partial<Pick<HoldRow, 'detail'>>): number {
  const range = rangeOf(offer);
  if (!range) return offer.amount ?? 0;
  const said = Number(detail?.['amount'] ?? range.minimum);
  return Math.min(Math.max(said, range.minimum), range.maximum);
}
