import type { Locale } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { bookedBy } from '#server/domain/booked/booked-items.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { registrationCalendar } from './registration-calendar.ts';

export type CalendarFile = { type: string; name: string; content: Buffer };

/** The days of a registration and what it booked as a file for any calendar; its entries lead to `link`. */
export async function writeCalendar(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  locale: Locale,
  link: string,
): Promise<CalendarFile> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!event) throw new Error(`the event ${row.eventCode} is gone`);
  const booked = await bookedBy(db, configuration, event, row, new Date());
  return {
    type: 'text/calendar; charset=utf-8',
    name: `${event.code}.ics`,
    content: Buffer.from(registrationCalendar(event, row.days, booked, locale, link)),
  };
}
