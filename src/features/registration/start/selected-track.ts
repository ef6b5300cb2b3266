import type { Event } from '#engine/contract/event.ts';
import type { Payer, PriceOfChoice, PriceRange, TrackPrice } from '#engine/contract/money.ts';
import { isMode, type Mode } from '#engine/event/properties/modes.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { choiceOf } from './start-form.ts';

/** The choices that affect prices. */
export interface SelectedTrack {
  /** Undefined until one is selected, if there are several. */
  readonly track: string | undefined;
  readonly mode: Mode;
  readonly days: readonly string[];
}

/** The way that the answers of a start's form choose; full days are not selected initially. */
export function selectedTrack(
  event: Event,
  answers: Values,
  fullDays: readonly string[] = [],
): SelectedTrack {
  const { choice } = choiceOf(event, answers);
  const [only] = event.tracks.length === 1 ? event.tracks : [];
  const asked = answers['track'] ?? only?.code;
  return {
    track: typeof asked === 'string' ? asked : undefined,
    mode: isMode(choice.mode) ? choice.mode : 'In-Person',
    // The form initially selects every day that has places.
    days:
      answers['days'] === undefined
        ? event.days.map(({ code }) => code).filter((day) => !fullDays.includes(day))
        : choice.registrations_day,
  };
}

/** A track's price for the selected days and mode; undefined if there is none. */
export function priceOf(
  price: TrackPrice | undefined,
  { track, mode, days }: SelectedTrack,
): PriceOfChoice | undefined {
  const choices = price?.choices ?? [];
  const wanted = track === price?.track ? mode : choices[0]?.mode;
  return choices.find(
    (choice) =>
      choice.mode === wanted &&
      choice.registrations_day.length === days.length &&
      choice.registrations_day.every((day) => days.includes(day)),
  );
}

/** A choice's prices for a payer; all of them if none is selected or none apply. */
export function pricesFor({ prices }: PriceOfChoice, payer: Payer | undefined): PriceOfChoice['prices'] {
  const own = prices.filter((each) => each.payer === payer);
  return own.length > 0 ? own : prices;
}

/** From the least to the most of some prices. */
export function rangeOf(prices: PriceOfChoice['prices']): PriceRange {
  return {
    from: Math.min(...prices.map(({ from }) => from)),
    to: Math.max(...prices.map(({ to }) => to)),
  };
}

/** Whether members pay another price. */
export function dependsOnPayer(prices: readonly TrackPrice[]): boolean {
  return prices.some(({ choices = [] }) => choices.some((choice) => choice.prices.length > 1));
}
