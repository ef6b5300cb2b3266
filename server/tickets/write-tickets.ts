import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { venueOf } from '#server/domain/booked/venue.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { ticketsOf } from '#server/domain/tickets/issue-tickets.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';
import { ticketPdf } from './ticket-pdf.ts';

/** The tickets of a submitted order as a file; undefined where none was bought, or not yet. */
export async function writeTickets(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: RegistrationRow,
  locale: Locale,
): Promise<Attachment | undefined> {
  const tickets = await ticketsOf(db, configuration, row);
  if (tickets.length === 0) return undefined;
  const content = await ticketPdf({
    event,
    venue: venueOf(configuration, row.eventCode, row.track),
    name: attendeeName(row),
    code: row.code,
    tickets: tickets.map(({ code, name, variantName: variant }) => ({ code, name, variant })),
    locale,
  });
  const name = `${locale === 'fr' ? 'billets' : 'tickets'}-${row.code}.pdf`;
  return { name, type: 'application/pdf', content };
}
