import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import type { Offer } from '#engine/configuration/offers-document.ts';
import { holds } from '#engine/rules/condition.ts';
import { dayIn } from '#engine/validation/rules/calendar-day.ts';
import type { FormContext } from '#engine/values/form-context.ts';
import { slotInstants } from '#server/domain/schedule/slot-instants.ts';

/** When prices are asked for: an instant, and the zone in which their days are read. */
type PriceTime = { now: Date; timezone: string };

/** Whether somebody may choose an offer. */
export function isOfferedTo({ when }: Pick<Offer, 'when'>, scope: FormContext): boolean {
  return when === undefined || holds(when, { ...scope });
}

/**
 * An offer at the price that somebody pays at an instant: the first row that applies, else its amount. Nobody in
 * particular pays a price with a condition.
 */
export function pricedOffer(
  offer: Offer,
  scope: FormContext | undefined,
  { now, timezone }: PriceTime,
): Offer {
  const day = dayIn(timezone, now);
  const row = offer.prices?.find(
    ({ from, until, when }) =>
      (from === undefined || from <= day) &&
      (until === undefined || day <= until) &&
      (when === undefined || (scope !== undefined && holds(when, { ...scope }))),
  );
  return row ? { ...offer, amount: row.amount } : offer;
}

/** From when to when an offer takes place, in ISO 8601; undefined if it has no time. */
export function offerTimes(
  { day, start, end = start }: Pick<Offer, 'day' | 'start' | 'end'>,
  { days, timezone }: Pick<EventDocument, 'days' | 'timezone'>,
): { start: string; end: string } | undefined {
  const date = days.find(({ code }) => code === day)?.date;
  if (date === undefined || start === undefined || end === undefined) return undefined;
  return slotInstants(date, { start, end }, timezone);
}

/** The times in which somebody who chose an offer can be nowhere else; undefined if there are none. */
export function occupiedTimes(offer: Offer, event: Pick<EventDocument, 'days' | 'timezone'>) {
  return isYes(offer.conflicts, true) && offer.end !== undefined ? offerTimes(offer, event) : undefined;
}
