import { createEvents } from 'ics';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale, Text } from '#engine/configuration/text.ts';
import type { ScheduledSession } from '#server/domain/schedule/schedule-index.ts';
import { workshopEntry } from './workshop-entry.ts';

/** Every session of a schedule as a calendar file (RFC 5545), at its instants in UTC. */
export function scheduleCalendar(
  event: EventDocument,
  sessions: readonly ScheduledSession[],
  locale: Locale,
  venue: Text | undefined,
): string {
  const { error, value } = createEvents(
    sessions.map(({ session }) => workshopEntry(event, session, locale, venue)),
    { productId: 'rostrum', method: 'PUBLISH' },
  );
  if (error || !value) throw error ?? new Error('The calendar could not be written');
  return value;
}
