import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { wordsIn } from '#server/languages/words.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import { venueLocation } from '#server/schedule/venue.ts';
import { ticketPdf } from './ticket-pdf.ts';
import { ticketSheet } from './ticket-sheet.ts';

/** The tickets of a submitted order as a file; undefined where none was bought, or not yet. */
export async function writeTickets(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  locale: Locale,
): Promise<Attachment | undefined> {
  const sheet = await ticketSheet(db, configuration, row);
  if (sheet.tickets.length === 0) return undefined;
  const ways = venueLocation(configuration, row.eventCode, row.track)?.ways ?? [];
  const content = await ticketPdf({ event, sheet, ways, code: row.code, locale });
  const name = `${wordsIn(locale).tickets.files}-${row.code}.pdf`;
  return { name, type: 'application/pdf', content };
}
