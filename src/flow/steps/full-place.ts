import type { Event } from '#engine/contract/event.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Text } from '#engine/form/languages/text.ts';

/** A track or day that is full by itself, with the query that names it in addresses. */
export interface FullPlace {
  readonly kind: 'track' | 'day';
  readonly code: string;
  readonly name: Text;
  readonly query: Readonly<Record<string, string>>;
}

/** The track of a registration, or the first of its days, that is full by itself; undefined if neither is. */
export function fullPlaceOf(
  { tracks, days }: Pick<Event, 'tracks' | 'days'>,
  { track, registrations_day }: Pick<Registration, 'track' | 'registrations_day'>,
  isFull: { readonly track: (code: string) => boolean; readonly day: (code: string) => boolean },
): FullPlace | undefined {
  const own = tracks.find(({ code }) => code === track);
  if (own && isFull.track(own.code))
    return { kind: 'track', code: own.code, name: own.name, query: { track: own.seo } };
  const day = days.find(({ code }) => registrations_day.includes(code) && isFull.day(code));
  return day && { kind: 'day', code: day.code, name: day.label, query: { day: day.code } };
}
