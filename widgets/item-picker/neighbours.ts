import type { OfferInformation } from '#engine/event/cart/offers.ts';

type Place = NonNullable<OfferInformation['place']>;

/** Walls are drawn as lines: places that are this close stand side by side, in units of the plan. */
const WALL = 2;

/** How far two spans of one axis lie apart; less than nothing where they share some of it. */
const gap = (from: number, length: number, other: number, otherLength: number) =>
  Math.max(from, other) - Math.min(from + length, other + otherLength);

/** The offers that share a side with one on the plan, in the order of the document; a corner is no side. */
export function neighboursOf(
  { code, place }: OfferInformation,
  offers: readonly OfferInformation[],
): OfferInformation[] {
  if (!place) return [];
  return offers.filter((other) => other.code !== code && other.place && sharesSide(place, other.place));
}

function sharesSide([x = 0, y = 0, width = 0, height = 0]: Place, [x2 = 0, y2 = 0, w2 = 0, h2 = 0]: Place) {
  const across = gap(x, width, x2, w2);
  const down = gap(y, height, y2, h2);
  return (across <= WALL && down < 0) || (down <= WALL && across < 0);
}
