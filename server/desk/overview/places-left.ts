import type { Overview, OverviewStock } from '#engine/contract/overview.ts';
import { addDays } from '#engine/form/format/calendar-day.ts';
import { leftOf } from './capacity.ts';

/** Further ahead nothing is foretold, in days. */
const FORESEEN = 365;

/**
 * The places of an event, else of its scarcest track or day, and the day on which the event is full if as many register each
 * day as in the last seven; undefined without a limit.
 */
export function placesLeft(
  places: readonly OverviewStock[],
  { week, today }: { week: number; today: string },
): Overview['places'] {
  const [scarcest] = places
    .filter(({ kind, stock }) => kind === 'event' || ((kind === 'track' || kind === 'day') && stock > 0))
    .toSorted((a, b) => rank(a) - rank(b) || leftOf(a) - leftOf(b));
  if (!scarcest) return undefined;
  const left = leftOf(scarcest);
  const days = week > 0 ? Math.ceil((left * 7) / week) : Number.POSITIVE_INFINITY;
  const full = left > 0 && scarcest.kind === 'event' && days <= FORESEEN;
  return {
    label: scarcest.label,
    left,
    stock: scarcest.stock,
    ...(full && { full_on: addDays(today, days) }),
  };
}

const rank = ({ kind }: OverviewStock) => (kind === 'event' ? 0 : 1);
