import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Offer } from '#engine/event/documents/offers/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { holds } from '#engine/form/rules/condition.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import { slotInstants } from '#server/schedule/slot-instants.ts';

/** When prices are asked for: an instant, and the zone in which their days are read. */
type PriceTime = { now: Date; timezone: string };

/** The days and the zones in which an offer's times are read. */
type InEvent = Pick<EventDocument, 'days' | 'timezone'> & Partial<Pick<EventDocument, 'tracks'>>;

/** Whether a dossier can choose an offer; without a track, tracks do not matter. */
export function isOfferedTo({ when, tracks }: Pick<Offer, 'when' | 'tracks'>, scope: FormContext): boolean {
  const { track } = scope.registration;
  if (track && tracks && !tracks.includes(String(track))) return false;
  return when === undefined || holds(when, { ...scope });
}

/**
 * An offer at its price for a dossier at a time: the first matching row, otherwise its amount. Rows with a condition
 * need a dossier.
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

/** The time zone of an offer: that of its track if it is in one only, since those in another cannot go. */
export function zoneOf({ tracks }: Pick<Offer, 'tracks'>, event: InEvent): string {
  const own = tracks?.length === 1 ? event.tracks?.find(({ code }) => code === tracks[0]) : undefined;
  return own?.timezone ?? event.timezone;
}

/** The times of an offer in ISO 8601; undefined without any. */
export function offerTimes(
  { day, start, end = start, tracks }: Pick<Offer, 'day' | 'start' | 'end' | 'tracks'>,
  event: InEvent,
): { start: string; end: string } | undefined {
  const { days } = event;
  const date = days.find(({ code }) => code === day)?.date;
  if (date === undefined || start === undefined || end === undefined) return undefined;
  return slotInstants(date, { start, end }, zoneOf({ tracks }, event));
}

/** The times that an offer occupies; undefined if it does not conflict. */
export function occupiedTimes(offer: Offer, event: InEvent) {
  return isYes(offer.conflicts, true) && offer.end !== undefined ? offerTimes(offer, event) : undefined;
}
