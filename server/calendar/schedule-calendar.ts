import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale, Text } from '#engine/form/languages/text.ts';
import type { ScheduledSession } from '#server/schedule/schedule-index.ts';
import { calendarFile } from './calendar-file.ts';
import { allDays } from './event-calendar.ts';
import { workshopEntry } from './workshop-entry.ts';

/** Every session of a schedule as a calendar file (RFC 5545), on the clock of its track; the event's days before there are any. */
export function scheduleCalendar(
  event: EventDocument,
  sessions: readonly ScheduledSession[],
  locale: Locale,
  venue: Text | undefined,
): string {
  const entries = sessions.map(({ session }) => workshopEntry(event, session, locale, venue));
  return calendarFile(event, locale, entries.length > 0 ? entries : allDays(event, locale, undefined, venue));
}
