import QRCode from 'qrcode';
import type { Receipt } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { brandName } from '#engine/event/properties/card-brand.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { wordsIn } from '#server/languages/words.ts';
import { drawArt } from '#server/pdf/draw-art.ts';
import { drawArtifact, type Pdf, type PdfPart, partOf, taggedPdf } from '#server/pdf/tagged-pdf.ts';
import { themePaints } from '#server/themes/theme-paints.ts';
import { themeParts } from '#server/themes/themes.ts';
import { type OtherPaper, type PaperWords, paperWords } from './receipt-words.ts';

/** The contents of a receipt. */
export type ReceiptContent = {
  receipt: Receipt;
  event: Pick<EventDocument, 'location' | 'name' | 'theme' | 'timezone' | 'words'>;
  issuer: Text | undefined;
  /** Booked items as lines of text, and the venue. */
  booked: { lines: readonly string[]; venue: Text | undefined };
  /** The payer; without the code if the dossier is not theirs. */
  attendee: { name: string | undefined; email: string; code: string };
  locale: Locale;
  /** The kind of paper, if it is not a receipt, such as a refund. */
  other?: OtherPaper;
};

/** The document, the element that receives its parts, and the ink of its theme. */
type Page = { pdf: Pdf; root: PdfPart; ink: string };

const margin = 56;
const muted = '#555555';
const hairline = '#cccccc';
const amountWidth = 110;
/** The strip of the event's art along the top of the first page. */
const STRIP = 52;
const top = STRIP + 32;
/** How many rows at least are on the page of the sum, and the room for how it was paid. */
const WITH_SUM = 3;
const PAID = 48;
/** Between two rows. */
const GAP = 5;

const printed = (receipt: Receipt) => receipt.printed ?? String(receipt.number);

/** Writes a receipt as a PDF of one or more Letter pages, the paper of Canada and the United States. */
export async function receiptPdf(content: ReceiptContent): Promise<Buffer> {
  const words = paperWords(content.event, content.locale, content.other);
  const { code } = content.attendee;
  const picture = code === '' ? undefined : await QRCode.toBuffer(code, { margin: 1, width: 320 });
  const { pdf, root, finish } = await taggedPdf({
    content,
    margin,
    locale: content.locale,
    title: formatMessage(words.number, { number: printed(content.receipt) }, content.locale),
    author: resolveText(content.event.name, content.locale),
  });
  const paints = themePaints(content.event.theme.theme_system);
  const page: Page = { pdf, root, ink: paints.ink };
  const strip = { width: pdf.page.width, height: STRIP };
  drawArtifact(pdf, () => drawArt(pdf, themeParts(content.event.theme).ticket, strip, paints));
  writeHeading(page, content, words);
  if (picture) {
    const figure = pdf.struct('Figure', { alt: code }, () => {
      pdf.image(picture, pdf.page.width - margin - 96, top, { width: 96 });
    });
    root.add(figure);
  }
  writeParties(page, content, words);
  writeLines(page, content, words);
  writePayment(page, content, words);
  writeBooked(page, content);
  return finish();
}

function writeHeading(
  { pdf, root, ink }: Page,
  { receipt, event, locale }: ReceiptContent,
  words: PaperWords,
): void {
  const width = pdf.page.width - 2 * margin - 110;
  pdf
    .font('bold')
    .fontSize(30)
    .fillColor(ink)
    .text(words.title, margin, top, { width, structParent: root, structType: 'H1' });
  pdf.font('regular').fontSize(11).fillColor(muted);
  pdf.text(formatMessage(words.number, { number: printed(receipt) }, locale), { width, structParent: root });
  const day = dayIn(event.timezone, new Date(receipt.issued_at));
  pdf.text(`${words.date}${languages[locale].forms.colon}${formatDate(day, locale)}`, {
    width,
    structParent: root,
  });
  pdf.moveDown().fillColor(ink).font('bold').fontSize(14);
  pdf.text(resolveText(event.name, locale), { width, structParent: root, structType: 'H2' });
  pdf.font('regular').fontSize(11).fillColor(muted);
  pdf.text(resolveText(event.location, locale), { width, structParent: root });
  pdf.fillColor('black');
}

function writeParties(
  { pdf, root }: Page,
  { attendee, issuer, locale }: ReceiptContent,
  words: PaperWords,
): void {
  const begin = Math.max(pdf.y, top + 110) + 12;
  const half = (pdf.page.width - 2 * margin) / 2 - 10;
  const write = (title: string, lines: readonly string[], left: number) => {
    pdf.font('bold').fontSize(10).fillColor(muted);
    pdf.text(title, left, begin, { width: half, structParent: root, structType: 'H2' });
    pdf.font('regular').fontSize(11).fillColor('black');
    for (const line of lines) pdf.text(line, { width: half, structParent: root });
    return pdf.y;
  };
  const code = attendee.code && `${words.registration}${languages[locale].forms.colon}${attendee.code}`;
  const left = write(words.issuedTo, [attendee.name ?? '', attendee.email, code].filter(Boolean), margin);
  const right = issuer
    ? write(words.issuedBy, resolveText(issuer, locale).split('\n'), margin + half + 20)
    : begin;
  pdf.x = margin;
  pdf.y = Math.max(left, right) + 18;
}

function writeLines({ pdf, root, ink }: Page, { receipt, locale }: ReceiptContent, words: PaperWords): void {
  const { lines, taxes, subtotal, total } = receipt.quote;
  const page: Page = { pdf, root: partOf(pdf, root, 'Table'), ink };
  const money = (cents: number) => formatCents(cents, locale);
  const rows: Row[] = lines.map(({ label, detail, amount }) => ({
    label: resolveText(label, locale),
    detail: resolveText(detail, locale),
    amount: money(amount),
  }));
  const sums: Row[] = [
    ...(taxes.length > 0 ? [{ label: words.subtotal, amount: money(subtotal) }] : []),
    ...taxes.map(({ label, amount }) => ({ label: resolveText(label, locale), amount: money(amount) })),
    { label: words.total, amount: money(total), is: 'total' as const },
  ];
  const head: Row = { label: words.item, amount: words.amount, is: 'head' };
  const height = (some: readonly Row[]) => some.reduce((sum, row) => sum + heightOf(pdf, row), 0);
  writeRow(page, head);
  writeRule(page, ink, 1.2);
  for (const [at, row] of rows.entries()) {
    // The sum never stands alone on a page.
    const isLast = at === Math.max(0, rows.length - WITH_SUM);
    const needed = isLast ? height([...rows.slice(at), ...sums]) + PAID : height([row]);
    if (pdf.y + needed > pdf.page.height - margin && at > 0) {
      pdf.addPage();
      writeRow(page, head);
      writeRule(page, ink, 1.2);
    }
    writeRow(page, row);
    writeRule(page, at === rows.length - 1 ? ink : hairline, at === rows.length - 1 ? 1.2 : 0.5);
  }
  for (const row of sums) writeRow(page, row);
}

interface Row {
  readonly label: string;
  /** Of an item, empty where there is none. */
  readonly detail?: string;
  readonly amount: string;
  /** Its heading, or the sum. */
  readonly is?: 'head' | 'total';
}

const sizeOf = ({ is }: Row) => (is === 'total' ? 15 : is === 'head' ? 10 : 11);
const fontOf = ({ is, detail }: Row) => (is !== undefined || detail !== undefined ? 'bold' : 'regular');
const labelWidth = (pdf: Pdf) => pdf.page.width - 2 * margin - amountWidth;

function heightOf(pdf: Pdf, row: Row): number {
  const width = labelWidth(pdf);
  const label = pdf.font(fontOf(row)).fontSize(sizeOf(row)).heightOfString(row.label, { width });
  const detail = row.detail ? pdf.font('regular').fontSize(9.5).heightOfString(row.detail, { width }) : 0;
  return label + detail + 2 * GAP;
}

function writeRow({ pdf, root: table, ink }: Page, row: Row): void {
  const { label, detail = '', amount, is } = row;
  const width = labelWidth(pdf);
  if (pdf.y + heightOf(pdf, row) > pdf.page.height - margin) pdf.addPage();
  const begin = pdf.y + GAP;
  const tableRow = partOf(pdf, table, 'TR');
  const cell = partOf(pdf, tableRow, 'TH');
  const amountCell = partOf(pdf, tableRow, is === 'head' ? 'TH' : 'TD');
  pdf.fontSize(sizeOf(row)).fillColor(is === 'head' ? muted : is === 'total' ? ink : 'black');
  pdf.font(is === undefined ? 'regular' : 'bold');
  pdf.text(amount, margin + width, begin, { width: amountWidth, align: 'right', structParent: amountCell });
  pdf.font(fontOf(row)).text(label, margin, begin, { width, structParent: cell });
  if (detail !== '') {
    pdf.font('regular').fontSize(9.5).fillColor(muted).text(detail, { width, structParent: cell });
  }
  pdf.fillColor('black');
  pdf.y += GAP;
}

function writeRule({ pdf }: Pick<Page, 'pdf'>, colour: string, thickness: number): void {
  drawArtifact(pdf, () => {
    pdf.moveTo(margin, pdf.y).lineTo(pdf.page.width - margin, pdf.y);
    pdf.lineWidth(thickness).strokeColor(colour).stroke();
  });
}

function writePayment({ pdf, root }: Page, { receipt, locale }: ReceiptContent, words: PaperWords): void {
  const { card } = receipt;
  pdf.moveDown().font('regular').fontSize(11);
  pdf.text(
    card
      ? formatMessage(words.paidBy, { brand: brandName(card.brand), last4: card.last4 }, locale)
      : words.nothingToPay,
    margin,
    pdf.y,
    {
      structParent: root,
    },
  );
  if (words.code === '') return;
  pdf.fillColor(muted).fontSize(10).text(words.code, { structParent: root }).fillColor('black');
}

function writeBooked({ pdf, root }: Page, { booked: { lines, venue }, locale }: ReceiptContent): void {
  const place = resolveText(venue, locale);
  if (lines.length === 0 && place === '') return;
  const width = pdf.page.width - 2 * margin;
  const { booked: heading, bookedWhere: where } = wordsIn(locale).mails;
  pdf.moveDown();
  pdf.font('regular').fontSize(10);
  const heights = lines.map((line) => pdf.heightOfString(line, { width }));
  const first = heights.slice(0, WITH_SUM).reduce((sum, each) => sum + each, 0);
  // Its heading is not left behind.
  if (lines.length > 0 && pdf.y + first + 20 > pdf.page.height - margin) pdf.addPage();
  if (lines.length > 0) {
    pdf.font('bold').fontSize(11);
    pdf.text(heading, margin, pdf.y, { width, structParent: root, structType: 'H2' });
  }
  pdf.font('regular').fontSize(10);
  for (const line of lines) {
    if (pdf.y + pdf.heightOfString(line, { width }) > pdf.page.height - margin) pdf.addPage();
    pdf.text(line, margin, pdf.y, { width, structParent: root });
  }
  if (place !== '') pdf.text(`${where} ${place}`, margin, pdf.y, { width, structParent: root });
}
