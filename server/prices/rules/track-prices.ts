import type { Payer, PriceOfChoice, PriceRange, TrackPrice } from '#engine/contract/money.ts';
import type { EventDocument, Track } from '#engine/event/documents/event/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import type { Mode } from '#engine/event/properties/modes.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { type FeeTime, feeSum } from './fee-lines.ts';
import { pricedAnswers } from './priced-answers.ts';

/** The documents that determine prices. */
export interface PricedDocuments {
  readonly event: EventDocument;
  readonly fees: FeesDocument;
  readonly membership: MembershipDocument | undefined;
}

/** A mode and a selection of days. */
interface Choice {
  readonly track: string;
  readonly mode: Mode;
  readonly registrations_day: readonly string[];
}

/** With more days than this, prices are shown for each day and for all days only. */
const MOST_DAYS_COMBINED = 3;

/**
 * The price range of each track for all of its days, in cents before tax, over all memberships and answers: now, and
 * after an early-bird price ends; and the same for each choice within it.
 */
export function trackPrices(documents: PricedDocuments, time: FeeTime): TrackPrice[] {
  const { event, fees } = documents;
  const until = earlyBirdEnd(fees, time);
  const priceOf = pricing(documents, time, until !== undefined);
  const memberships = membershipsOf(documents);
  const everybody = memberships.flatMap(([, types]) => types);
  return event.tracks.flatMap((track) => {
    const [mode = 'In-Person'] = track.modes;
    const { then, ...now } = priceOf(
      { track: track.code, mode, registrations_day: event.days.map(({ code }) => code) },
      everybody,
    );
    if (now.to === 0) return [];
    return [
      {
        track: track.code,
        ...now,
        taxed: fees.taxes.length > 0 ? ('Y' as const) : ('N' as const),
        ...(then && until !== undefined && { early_bird: { until, then } }),
        choices: choicesIn(track, event).map(
          ({ mode, registrations_day }): PriceOfChoice => ({
            mode,
            registrations_day: [...registrations_day],
            prices: memberships.map(([payer, types]) => ({
              payer,
              ...priceOf({ track: track.code, mode, registrations_day }, types),
            })),
          }),
        ),
      },
    ];
  });
}

/** The membership types that prices depend on, by kind of payer; everyone without memberships. */
function membershipsOf({ membership }: PricedDocuments): [Payer, readonly string[]][] {
  if (!membership) return [['everyone', ['']]];
  return [
    ['members', membership.types.map(({ type }) => type)],
    ['others', ['declined']],
  ];
}

/** The choices of a track: each mode with each selection of days. */
function choicesIn(track: Track, { days }: EventDocument): Pick<Choice, 'mode' | 'registrations_day'>[] {
  const codes = days.map(({ code }) => code);
  const selections =
    codes.length <= MOST_DAYS_COMBINED ? combinationsOf(codes) : [...codes.map((code) => [code]), codes];
  return track.modes.flatMap((mode) => selections.map((registrations_day) => ({ mode, registrations_day })));
}

/** Every selection of at least one, each in the order given. */
function combinationsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [];
  const without = combinationsOf(rest);
  return [[first], ...without, ...without.map((selection) => [first, ...selection])];
}

/** Returns the price of a choice for several memberships, now and after the early-bird date. */
function pricing({ fees: document }: PricedDocuments, time: FeeTime, hasEarlyBird: boolean) {
  const { fees } = document;
  const whoever = pricedAnswers(document);
  const regularFees = fees.map(({ early_bird: _, ...fee }) => fee);
  const rangeOf = (charged: FeesDocument['fees'], choice: Choice, types: readonly string[]): PriceRange => {
    const sums = types.flatMap((membershipType) =>
      whoever.map((answers) =>
        feeSum(charged, { registration: { ...choice, membershipType }, answers }, time),
      ),
    );
    // Without answers that the fees ask for, nothing is due yet.
    const paid = whoever.length > 1 ? sums.filter((sum) => sum > 0) : sums;
    return { from: Math.min(...(paid.length > 0 ? paid : [0])), to: Math.max(0, ...paid) };
  };
  return (choice: Choice, types: readonly string[]): PriceRange & { then?: PriceRange } => {
    const now = rangeOf(fees, choice, types);
    if (!hasEarlyBird) return now;
    const then = rangeOf(regularFees, choice, types);
    return then.from === now.from && then.to === now.to ? now : { ...now, then };
  };
}

/** The first day on which an early-bird price of today ends. */
function earlyBirdEnd({ fees }: FeesDocument, { now, timezone }: FeeTime): string | undefined {
  const today = dayIn(timezone, now);
  return fees
    .flatMap(({ early_bird }) => (early_bird && today <= early_bird.until ? [early_bird.until] : []))
    .sort()[0];
}
