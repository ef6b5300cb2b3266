import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Booked } from '#server/booked/booked-items.ts';
import { bookedLine } from '#server/booked/booked-lines.ts';
import { activityEntry } from './activity-entry.ts';
import { calendarFile } from './calendar-file.ts';
import { allDays, dayEntries } from './event-calendar.ts';
import { placeOf } from './place-of.ts';
import { asCancelled, cancelledEntry, type Timed, workshopEntry } from './workshop-entry.ts';

/** What a registration has booked, as far as its calendar says it. */
export type Dated = Omit<Booked, 'workshops' | 'cancelled'> & {
  readonly workshops: readonly Timed[];
  readonly cancelled: readonly Timed[];
  /** The days that were given up. */
  readonly cancelledDays?: readonly string[];
};

/** Whose calendar it is: entries are named after its code, and replace those of a lower sequence. */
export type CalendarOf = { code: string; sequence: number; isCancelled: boolean };

/**
 * The days of a registration, its workshops and its activity as a calendar file (RFC 5545), on the clocks of their zones;
 * what has no time of its own, and what it waits for, is told with the days.
 */
export function registrationCalendar(
  event: EventDocument,
  days: readonly string[],
  { workshops, cancelled, activities, cancelledActivities, cancelledDays = [], items, venue }: Dated,
  locale: Locale,
  url: string,
  { code, sequence, isCancelled }: CalendarOf,
): string {
  const timed = new Set(
    [...activities, ...cancelledActivities].flatMap(({ activity_code, start }) =>
      start ? [activity_code] : [],
    ),
  );
  const told = items.filter(
    ({ kind, item }) => kind !== 'workshop' && !(kind === 'activity' && timed.has(item)),
  );
  const about = {
    location: placeOf([venue ?? event.location], locale),
    description: told.map((item) => bookedLine(item, locale)).join('\n'),
  };
  const entries = [
    ...dayEntries(event, days, locale, url, about),
    ...workshops.map((workshop) => workshopEntry(event, workshop, locale, venue)),
    ...cancelled.map((workshop) => cancelledEntry(event, workshop, locale, venue)),
    ...activities.flatMap((activity) => activityEntry(event, activity, locale, venue)),
    ...cancelledActivities.flatMap((activity) =>
      activityEntry(event, activity, locale, venue).map(asCancelled),
    ),
  ];
  // A ticket names no day, and is one to the event all the same.
  const shown = [
    ...(entries.length > 0 ? entries : allDays(event, locale, url, venue)),
    ...dayEntries(event, cancelledDays, locale, url, { location: about.location }).map(asCancelled),
  ];
  const theirs = shown.map((entry) => ({
    ...entry,
    uid: `${code}-${entry.uid}`,
    sequence: Math.max(sequence, entry.sequence ?? 0),
    ...(isCancelled && { status: 'CANCELLED' as const, busyStatus: 'FREE' as const }),
  }));
  return calendarFile(event, locale, theirs, isCancelled ? 'CANCEL' : 'PUBLISH');
}
