import { createEvents } from 'ics';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { foldLines } from './fold-lines.ts';

const ENTRY = 'BEGIN:VEVENT';

/** Entries as a calendar file (RFC 5545) that the event publishes, named after it. Throws where an entry is none. */
export function calendarFile(
  event: EventDocument,
  locale: Locale,
  entries: readonly CalendarEntry[],
  method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
): string {
  const name = resolveText(event.name, locale);
  const organizer = event.contact_email && { name, email: event.contact_email };
  const { error, value } = createEvents(
    entries.map(({ zone: _, ...entry }) => ({ ...entry, ...(organizer && { organizer }) })),
    { productId: 'rostrum', method, calName: name },
  );
  if (error || !value) throw error ?? new Error('The calendar could not be written');
  return foldLines(withZones(value, entries));
}

/** Names the zone of each entry's times, and adds the rules of all of them (RFC 5545, 3.2.19): `ics` knows none. */
function withZones(file: string, entries: readonly CalendarEntry[]): string {
  const zones = new Map(entries.flatMap(({ zone }) => (zone ? [[zone.name, zone.rules]] : [])));
  // The texts of an entry have their line breaks escaped, so that nothing in them begins a line.
  const [head = '', ...written] = file.split(`\r\n${ENTRY}\r\n`);
  const zoned = written.map((entry, index) => {
    const zone = entries[index]?.zone;
    return zone ? entry.replaceAll(/^(DTSTART|DTEND):/gm, `$1;TZID=${zone.name}:`) : entry;
  });
  return [[head, ...zones.values()].join('\r\n'), ...zoned].join(`\r\n${ENTRY}\r\n`);
}
