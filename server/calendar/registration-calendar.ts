import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { Booked } from '#server/domain/booked/booked-items.ts';
import { bookedLine } from '#server/domain/booked/booked-lines.ts';
import { activityEntry } from './activity-entry.ts';
import { calendarFile } from './calendar-file.ts';
import { allDays, dayEntries } from './event-calendar.ts';
import { placeOf } from './place-of.ts';
import { cancelledEntry, workshopEntry } from './workshop-entry.ts';

/**
 * The days of a registration, its workshops and its activity as a calendar file (RFC 5545), at their instants in UTC;
 * what has no time of its own, and what it waits for, is told with the days.
 */
export function registrationCalendar(
  event: EventDocument,
  days: readonly string[],
  { workshops, cancelled, activities, items, venue }: Booked,
  locale: Locale,
  url: string,
): string {
  const timed = new Set(activities.flatMap(({ activity_code, start }) => (start ? [activity_code] : [])));
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
  ];
  // A ticket names no day, and is one to the event all the same.
  return calendarFile(event, locale, entries.length > 0 ? entries : allDays(event, locale, url, venue));
}
