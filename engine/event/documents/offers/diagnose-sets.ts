import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentWarning } from '../../diagnosis/document-fault.ts';
import { lessThan, withinPlan } from '../../diagnosis/shared-sentences.ts';
import { says } from './problems.ts';
import { type OffersDocument, rangeOf } from './schema.ts';

/** Warnings for offers outside of their plan, or overlapping. */
export function diagnoseOfferPlan({ plan, offers }: OffersDocument): Diagnostic[] {
  if (!plan) return [];
  const drawn = offers.flatMap(({ code, place }, index) => {
    if (!place) return [];
    const [left = 0, top = 0, width = 0, height = 0] = place;
    return [{ code, at: `/offers/${index}/place`, left, top, right: left + width, bottom: top + height }];
  });
  return drawn.flatMap((offer, index) => {
    if (offer.right > plan.width || offer.bottom > plan.height) {
      const problem = says('outsidePlan', { code: offer.code });
      return [documentWarning(offer.at, 'outside_plan', problem, withinPlan(plan))];
    }
    const other = drawn
      .slice(0, index)
      .find(
        (each) =>
          offer.left < each.right &&
          each.left < offer.right &&
          offer.top < each.bottom &&
          each.top < offer.bottom,
      );
    if (!other) return [];
    const problem = says('overlaps', { code: offer.code, other: other.code });
    return [documentWarning(offer.at, 'overlap', problem)];
  });
}

/** In cents: ranges in whole dollars leave that much between them. */
const WHOLE_DOLLARS = 100;

/** Warnings for ranges of amounts that overlap, or that leave amounts which nothing is offered for. */
export function diagnoseRanges({ offers }: OffersDocument): Diagnostic[] {
  const ranges = offers
    .flatMap((offer, index) => {
      const range = rangeOf(offer);
      return range && range.minimum <= range.maximum ? [{ ...range, code: offer.code, index }] : [];
    })
    .sort((a, b) => a.minimum - b.minimum);
  return ranges.slice(1).flatMap(({ minimum, code }, at) => {
    const before = ranges[at];
    if (!before) return [];
    const pointer = `/offers/${before.index}/maximum`;
    if (minimum <= before.maximum) {
      const problem = says('fitsBoth', { amount: minimum, one: before.code, other: code });
      return [documentWarning(pointer, 'overlap', problem, lessThan(minimum))];
    }
    if (minimum - before.maximum <= WHOLE_DOLLARS) return [];
    const problem = says('fitsNeither', {
      from: before.maximum,
      to: minimum,
      one: before.code,
      other: code,
    });
    return [documentWarning(pointer, 'gap', problem, `${minimum - 1}`)];
  });
}
