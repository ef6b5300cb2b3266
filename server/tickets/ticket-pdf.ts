import type { Ticket, TicketSheet } from '#engine/contract/tickets.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Location } from '#engine/event/documents/locations/schema.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { drawArt } from '#server/pdf/draw-art.ts';
import { drawArtifact, type Pdf, type PdfPart, partOf, taggedPdf } from '#server/pdf/tagged-pdf.ts';
import { type Paints, themePaints } from '#server/themes/theme-paints.ts';
import { themeParts } from '#server/themes/themes.ts';
import { quietZone } from './code-symbol.ts';
import { ticketFacts } from './ticket-facts.ts';
import { type TicketFonts, ticketFonts } from './ticket-fonts.ts';
import { ticketWords } from './ticket-words.ts';

/** What tickets are made of: the event, where it is, and each ticket of the order. */
export type TicketContent = {
  event: Pick<EventDocument, 'name' | 'theme' | 'days' | 'words' | 'contact_email'>;
  sheet: Pick<TicketSheet, 'tickets' | 'buyer' | 'venue' | 'registrations_day'>;
  /** How one gets there; stands at the foot. */
  ways: Location['ways'];
  /** The order's code, in the title of the file. */
  code: string;
  locale: Locale;
};

/** A6, upright, in points. */
const page = { width: 297.64, height: 419.53 } as const;
const margin = 14;
const art = 120;
/** Where the part begins that is read at the gate: lower where there is more to say above it. */
const highestStub = 250;
const symbol = 106;
const soft = '#55525f';

type Sheet = { pdf: Pdf; part: PdfPart; fonts: TicketFonts; paints: Paints; content: TicketContent };
type Style = { font: keyof TicketFonts; size: number; colour?: string; tag?: string };

/** Writes tickets as a PDF of A6 pages, one each; what is drawn there is lines and letters, no picture. */
export async function ticketPdf(content: TicketContent): Promise<Buffer> {
  const { event, sheet, locale, code } = content;
  const { pdf, root, finish } = await taggedPdf({
    content,
    size: [page.width, page.height],
    // What is written near the foot shall not begin another page.
    margin: 0,
    locale,
    title: `${ticketWords(event, locale).ticket} ${code}`,
    author: resolveText(event.name, locale),
  });
  const fonts = ticketFonts(pdf, event.theme.theme_system);
  const paints = themePaints(event.theme.theme_system);
  for (const [at, ticket] of sheet.tickets.entries()) {
    if (at > 0) pdf.addPage();
    const part = partOf(pdf, root, 'Sect');
    writeTicket({ pdf, part, fonts, paints, content }, ticket);
  }
  return finish();
}

function writeTicket(sheet: Sheet, ticket: Ticket): void {
  const { pdf, part, paints, content } = sheet;
  const { event, locale } = content;
  drawArtifact(pdf, () => drawArt(pdf, themeParts(event.theme).ticket, { ...page, height: art }, paints));
  writeName(sheet, resolveText(event.name, locale));
  write(sheet, resolveText(ticket.name, locale), [margin, art + 8], page.width - 2 * margin, {
    font: 'display',
    size: 25,
    tag: 'H2',
  });
  const stub = Math.max(highestStub, writeFacts(sheet, ticket) + 8);
  drawArtifact(pdf, () => {
    pdf.moveTo(0, stub).lineTo(page.width, stub).dash(4, { space: 3 }).lineWidth(1.5);
    pdf.strokeColor('#777777').stroke().undash();
  });
  const figure = pdf.struct('Figure', { alt: ticket.code }, () => drawSymbol(pdf, ticket.symbol, stub));
  part.add(figure);
  const beside = margin + symbol + 14;
  const width = page.width - beside - margin;
  write(sheet, ticket.code, [beside, stub + 46], width, { font: 'bold', size: 12 });
  write(sheet, ticketWords(event, locale).gate, [beside, pdf.y + 3], width, { font: 'regular', size: 11 });
  writeFoot(sheet, stub + symbol + 18);
}

/** The event's name on its art, a word to a line, as large as its longest word and its lines allow. */
function writeName({ pdf, part, fonts, paints, content }: Sheet, name: string): void {
  const isPoster = themeParts(content.event.theme).name === 'lettering';
  const lines = isPoster ? name.split(' ') : [name];
  const font = fonts.display(name);
  const widest = (size: number) =>
    Math.max(...lines.map((line) => pdf.font(font).fontSize(size).widthOfString(line)));
  const limit = isPoster ? page.width * 0.62 : page.width - 2 * margin;
  const size = Math.min(isPoster ? 46 : 30, (52 * limit) / widest(52), (art - 36) / lines.length / 0.8);
  const leading = size * 0.8;
  const top = isPoster ? 3 : art - leading - 16;
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(isPoster ? paints.ink : '#ffffff');
  if (!isPoster) {
    drawArtifact(pdf, () => {
      pdf.rect(0, top - 9, page.width, art - top + 9).fill(paints.ink);
    });
    pdf.fillColor('#ffffff');
  }
  const heading = partOf(pdf, part, 'H1');
  for (const [at, line] of lines.entries()) {
    pdf.text(line, margin, top + at * leading, { lineBreak: false, structParent: heading });
  }
}

/** Writes when, where, for whom and which; gives where that ends. */
function writeFacts(sheet: Sheet, ticket: Ticket): number {
  const { pdf, content } = sheet;
  const { event, locale } = content;
  const words = ticketWords(event, locale);
  const said = ticketFacts(content, ticket, locale);
  const facts = (['when', 'where', 'for', 'ticket'] as const).map(
    (fact) => [words[fact], said[fact]] as const,
  );
  const width = (page.width - 3 * margin) / 2;
  let top = pdf.y + 4;
  let below = top;
  for (const [at, [term, values]] of facts.entries()) {
    if (at === 2) top = below + 5;
    const left = margin + (at % 2) * (width + margin);
    write(sheet, term, [left, top], width, { font: 'regular', size: 8.5, colour: soft });
    write(sheet, values.join('\n'), [left, pdf.y + 1], width, { font: 'bold', size: 9 });
    below = Math.max(below, pdf.y);
  }
  return below;
}

function writeFoot(sheet: Sheet, top: number): void {
  const { pdf, content } = sheet;
  const { ways, event, locale } = content;
  const { colon, questions } = ticketWords(event, locale);
  const sentences = ways.map(
    ({ title, text }) => `${resolveText(title, locale)}${colon} ${resolveText(text, locale)}`,
  );
  if (event.contact_email !== undefined) sentences.push(`${questions} ${event.contact_email}`);
  const text = sentences.join(' ');
  pdf.font(sheet.fonts.regular(text)).fontSize(7.5).fillColor(sheet.paints.ink);
  pdf.text(text, margin, top, {
    width: page.width - 2 * margin,
    height: page.height - top - 8,
    ellipsis: true,
    structParent: sheet.part,
  });
}

function write(
  { pdf, part, fonts, paints }: Sheet,
  text: string,
  [left, top]: readonly [number, number],
  width: number,
  { font, size, colour = paints.ink, tag = 'P' }: Style,
): void {
  pdf.font(fonts[font](text)).fontSize(size).fillColor(colour);
  pdf.text(text, left, top, { width, structParent: part, structType: tag });
}

/** Black on the page's white, with a quiet zone around it. */
function drawSymbol(pdf: Pdf, { size, path }: Ticket['symbol'], stub: number): void {
  const unit = symbol / (size + 2 * quietZone);
  pdf.save();
  pdf.translate(margin - quietZone * unit + 4, stub + 12).scale(unit);
  pdf.translate(quietZone, quietZone);
  pdf.path(path).fill('#000000');
  pdf.restore();
}
