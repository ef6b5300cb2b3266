import { createEvents, type EventAttributes } from 'ics';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { foldLines } from './fold-lines.ts';

/** Entries as a calendar file (RFC 5545) that the event publishes, named after it. Throws where an entry is none. */
export function calendarFile(
  event: EventDocument,
  locale: Locale,
  entries: readonly EventAttributes[],
  method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
): string {
  const name = resolveText(event.name, locale);
  const organizer = event.contact_email && { name, email: event.contact_email };
  const { error, value } = createEvents(
    entries.map((entry) => ({ ...entry, ...(organizer && { organizer }) })),
    { productId: 'rostrum', method, calName: name },
  );
  if (error || !value) throw error ?? new Error('The calendar could not be written');
  return foldLines(value);
}
