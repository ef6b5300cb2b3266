import QRCode from 'qrcode';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, resolveText, type Text } from '#engine/configuration/text.ts';
import type { Ticket } from '#engine/contract/tickets.ts';
import { formatDateRange } from '#engine/format/date-range.ts';
import { scannedCode } from '#server/domain/tickets/ticket-code.ts';
import { drawArtifact, type LetterPdf, letterPdf, type Pdf } from '#server/pdf/letter-pdf.ts';

/** What tickets are made of: who bought them, and each kind with how many of it. */
export type TicketContent = {
  event: Pick<EventDocument, 'name' | 'dates' | 'location'>;
  venue: Text | undefined;
  name: string | undefined;
  code: string;
  tickets: readonly Pick<Ticket, 'code' | 'name' | 'variant'>[];
  locale: Locale;
};

const words = {
  en: { ticket: 'Ticket', of: 'of', show: 'Show this code at the entrance. It opens the door once.' },
  fr: {
    ticket: 'Billet',
    of: 'sur',
    show: 'Présentez ce code à l’entrée. Il ouvre la porte une seule fois.',
  },
} as const;
const margin = 56;
const side = 220;

/** Writes tickets as a PDF, one page each, the code for the door drawn in lines and not as a picture. */
export async function ticketPdf(content: TicketContent): Promise<Buffer> {
  const { event, locale, code } = content;
  const { pdf, root, finish } = letterPdf({
    margin,
    locale,
    title: `${words[locale].ticket} ${code}`,
    author: resolveText(event.name, locale),
  });
  for (const [at, ticket] of content.tickets.entries()) {
    if (at > 0) pdf.addPage();
    writeTicket({ pdf, root }, content, ticket, `${at + 1} ${words[locale].of} ${content.tickets.length}`);
    // Its letters stand beside it: who hears the page needs no more.
    drawArtifact(pdf, () => drawCode(pdf, scannedCode(ticket.code)));
  }
  return finish();
}

function writeTicket(
  { pdf, root }: Pick<LetterPdf, 'pdf' | 'root'>,
  { event, venue, name, locale }: TicketContent,
  ticket: TicketContent['tickets'][number],
  number: string,
): void {
  const text = (value: Text | undefined) => resolveText(value, locale);
  const part = { structParent: root };
  pdf
    .font('bold')
    .fontSize(28)
    .text(text(event.name), margin, margin, { ...part, structType: 'H1' });
  pdf.font('regular').fontSize(13).text(formatDateRange(event.dates, locale), part);
  pdf.text(text(venue) || text(event.location), part).moveDown();
  pdf
    .font('bold')
    .fontSize(20)
    .text(text(ticket.name), { ...part, structType: 'H2' });
  pdf.font('regular').fontSize(13).text(text(ticket.variant), part);
  if (name !== undefined) pdf.text(name, part);
  pdf
    .moveDown()
    .text(`${words[locale].ticket} ${number} · ${ticket.code}`, part)
    .text(words[locale].show, part);
  pdf.moveDown();
}

function drawCode(pdf: Pdf, read: string): void {
  const { modules } = QRCode.create(read, { errorCorrectionLevel: 'M' });
  const unit = side / modules.size;
  const top = pdf.y;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) pdf.rect(margin + column * unit, top + row * unit, unit, unit);
    }
  }
  pdf.fill('black');
}
