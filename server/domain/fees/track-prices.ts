import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { FeesDocument } from '#engine/configuration/fees-document.ts';
import type { MembershipDocument } from '#engine/configuration/membership-document.ts';
import type { PriceRange, TrackPrice } from '#engine/contract/money.ts';
import { dayIn } from '#engine/validation/rules/calendar-day.ts';
import type { FormContext } from '#engine/values/form-context.ts';
import { type FeeTime, feeLines } from './fee-lines.ts';

interface Documents {
  readonly event: EventDocument;
  readonly fees: FeesDocument;
  readonly membership: MembershipDocument | undefined;
}

/**
 * What each track costs for all of its days, in cents before tax: from the least to the most that a membership makes
 * of it, now and, where that is an early-bird price, from the day after it ends.
 */
export function trackPrices({ event, fees, membership }: Documents, time: FeeTime): TrackPrice[] {
  const members = membership ? [...membership.types.map(({ type }) => type), 'declined'] : [''];
  return event.tracks.flatMap((track) => {
    const scopes = members.map((membershipType) => ({
      registration: {
        track: track.code,
        mode: track.modes[0],
        registrations_day: event.days.map(({ code }) => code),
        membershipType,
      },
      answers: {},
    }));
    const now = priceRange(fees, scopes, time);
    if (now.to === 0) return [];
    const until = earlyBirdEnd(fees, time);
    const regular =
      until && priceRange({ ...fees, fees: fees.fees.map(({ early_bird: _, ...fee }) => fee) }, scopes, time);
    const rises = regular && (regular.from !== now.from || regular.to !== now.to);
    return [
      {
        track: track.code,
        ...now,
        taxed: fees.taxes.length > 0 ? ('Y' as const) : ('N' as const),
        ...(rises && { early_bird: { until, then: regular } }),
      },
    ];
  });
}

function priceRange(
  { fees }: Pick<FeesDocument, 'fees'>,
  scopes: readonly FormContext[],
  time: FeeTime,
): PriceRange {
  const sums = scopes.map((scope) =>
    feeLines(fees, scope, time).reduce((sum, { amount }) => sum + amount, 0),
  );
  return { from: Math.min(...sums), to: Math.max(...sums) };
}

/** The first day on which an early-bird price of today ends. */
function earlyBirdEnd({ fees }: FeesDocument, { now, timezone }: FeeTime): string | undefined {
  const today = dayIn(timezone, now);
  return fees
    .flatMap(({ early_bird }) => (early_bird && today <= early_bird.until ? [early_bird.until] : []))
    .sort()[0];
}
