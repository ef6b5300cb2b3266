import type { DateArray } from 'ics';
import type { EventDay, EventDocument } from '#engine/event/documents/event/schema.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { slotInstants } from '#server/schedule/slot-instants.ts';
import { type CalendarEntry, entryTimes } from './calendar-entry.ts';
import { calendarFile } from './calendar-file.ts';
import { placeOf } from './place-of.ts';

const asDateArray = (day: string): DateArray => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The days of an event as a calendar file (RFC 5545). */
export function eventCalendar(event: EventDocument, locale: Locale, url: string, venue?: Text): string {
  return calendarFile(event, locale, allDays(event, locale, url, venue));
}

/** Every day of an event as an entry of a calendar: what is there when nothing was chosen. */
export function allDays(event: EventDocument, locale: Locale, url?: string, venue?: Text): CalendarEntry[] {
  const codes = event.days.map(({ code }) => code);
  return dayEntries(event, codes, locale, url, { location: placeOf([event.location, venue], locale) });
}

/** From the doors on until it closes where both are known, else the whole day, so that no time zone moves it. */
function timesOf({ timezone }: EventDocument, { date, doors, closes }: EventDay) {
  if (doors === undefined || closes === undefined)
    return { start: asDateArray(date), end: asDateArray(dayAfter(date)) };
  const { start, end } = slotInstants(date, { start: doors, end: closes }, timezone);
  return entryTimes(start, end, timezone);
}

/** Some of an event's days as entries of a calendar, each with where it is and what belongs to it. */
export function dayEntries(
  event: EventDocument,
  days: readonly string[],
  locale: Locale,
  url: string | undefined,
  { location, description }: { location: string; description?: string },
): CalendarEntry[] {
  return event.days
    .filter(({ code }) => days.includes(code))
    .map((day) => ({
      uid: `${event.event_code}-${day.code}@rostrum`,
      title: resolveText(event.name, locale),
      location,
      ...(description && { description }),
      ...timesOf(event, day),
      ...(url !== undefined && { url }),
      status: 'CONFIRMED',
      busyStatus: 'BUSY',
    }));
}
