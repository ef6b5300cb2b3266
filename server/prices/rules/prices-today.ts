import type { TrackPrice } from '#engine/contract/money.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { FeeTime } from './fee-lines.ts';
import { type PricedDocuments, trackPrices } from './track-prices.ts';

type Priced = Omit<PricedDocuments, 'fees'> & { readonly day: string; readonly prices: TrackPrice[] };

const priced = new WeakMap<FeesDocument, Priced>();

/** The result of {@link trackPrices}, cached for a day: every visitor of the home page needs it. */
export function pricesToday(documents: PricedDocuments, time: FeeTime): TrackPrice[] {
  const { event, fees, membership } = documents;
  const day = dayIn(time.timezone, time.now);
  const known = priced.get(fees);
  if (known && known.day === day && known.event === event && known.membership === membership)
    return known.prices;
  const prices = trackPrices(documents, time);
  priced.set(fees, { event, membership, day, prices });
  return prices;
}
