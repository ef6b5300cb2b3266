import type { Event } from '#engine/contract/event.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';

/** Services that accept an entry in a link. */
export const CALENDAR_SERVICES = ['google', 'outlook', 'office365', 'yahoo'] as const;
export type CalendarService = (typeof CALENDAR_SERVICES)[number];

/** A registration as a calendar entry. */
export interface CalendarEntry {
  readonly title: string;
  readonly location: string;
  /** First day, and the day after the last one, as YYYY-MM-DD: whole days, so that no time zone moves them. */
  readonly start: string;
  readonly end: string;
  readonly description: string;
}

const DAY = 86_400_000;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

/** The registered days as one entry; the event's days if they are unknown. */
export function calendarEntry(
  event: Pick<Event, 'name' | 'location' | 'date' | 'days'>,
  registeredDays: readonly string[],
  locale: Locale,
  { link, venue }: { link: string; venue: Text | undefined },
): CalendarEntry {
  const dates = event.days
    .filter(({ code }) => registeredDays.includes(code))
    .map(({ date }) => date)
    .sort();
  return {
    title: resolveText(event.name, locale),
    location: resolveText(venue ?? event.location, locale),
    start: dates[0] ?? event.date.start,
    end: dayAfter(dates.at(-1) ?? event.date.end),
    description: link,
  };
}

/** Links that put an entry into the calendar of each service; their library is loaded only when they are wanted. */
export async function calendarLinks(entry: CalendarEntry): Promise<Record<CalendarService, string>> {
  const { google, outlook, office365, yahoo } = await import('calendar-link');
  const event = { ...entry, allDay: true };
  return {
    google: google(event),
    outlook: outlook(event),
    office365: office365(event),
    yahoo: yahoo(event),
  };
}
