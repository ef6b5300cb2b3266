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
import { drawArtifact, type Pdf, type PdfPart, partOf, taggedPdf } from '#server/pdf/tagged-pdf.ts';
import { type OtherPaper, type PaperWords, paperWords } from './receipt-words.ts';

/** The contents of a receipt. */
export type ReceiptContent = {
  receipt: Receipt;
  event: { name: Text; location: Text; timezone: string; words?: EventDocument['words'] };
  issuer: Text | undefined;
  /** Booked items as lines of text, and the venue. */
  booked: { lines: readonly string[]; venue: Text | undefined };
  /** The payer; without the code if the dossier is not theirs. */
  attendee: { name: string | undefined; email: string; code: string };
  locale: Locale;
  /** The kind of paper, if it is not a receipt, such as a refund. */
  other?: OtherPaper;
};

/** The document, and the element that receives its parts. */
type Page = { pdf: Pdf; root: PdfPart };

const margin = 56;
const muted = '#555555';
const amountWidth = 110;

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
  const page: Page = { pdf, root };
  writeHeading(page, content, words);
  if (picture) {
    const figure = pdf.struct('Figure', { alt: code }, () => {
      pdf.image(picture, pdf.page.width - margin - 96, margin, { width: 96 });
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
  { pdf, root }: Page,
  { receipt, event, locale }: ReceiptContent,
  words: PaperWords,
): void {
  const width = pdf.page.width - 2 * margin - 110;
  pdf
    .font('bold')
    .fontSize(24)
    .text(words.title, margin, margin, { width, structParent: root, structType: 'H1' });
  pdf.font('regular').fontSize(11).fillColor(muted);
  pdf.text(formatMessage(words.number, { number: printed(receipt) }, locale), { width, structParent: root });
  const day = dayIn(event.timezone, new Date(receipt.issued_at));
  pdf.text(`${words.date}${languages[locale].forms.colon}${formatDate(day, locale)}`, {
    width,
    structParent: root,
  });
  pdf.moveDown().fillColor('black').font('bold').fontSize(14);
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
  const top = Math.max(pdf.y, margin + 110) + 12;
  const half = (pdf.page.width - 2 * margin) / 2 - 10;
  const write = (title: string, lines: readonly string[], left: number) => {
    pdf.font('bold').fontSize(10).fillColor(muted);
    pdf.text(title, left, top, { width: half, structParent: root, structType: 'H2' });
    pdf.font('regular').fontSize(11).fillColor('black');
    for (const line of lines) pdf.text(line, { width: half, structParent: root });
    return pdf.y;
  };
  const code = attendee.code && `${words.registration}${languages[locale].forms.colon}${attendee.code}`;
  const left = write(words.issuedTo, [attendee.name ?? '', attendee.email, code].filter(Boolean), margin);
  const right = issuer
    ? write(words.issuedBy, resolveText(issuer, locale).split('\n'), margin + half + 20)
    : top;
  pdf.x = margin;
  pdf.y = Math.max(left, right) + 18;
}

function writeLines({ pdf, root }: Page, { receipt, locale }: ReceiptContent, words: PaperWords): void {
  const { lines, taxes, subtotal, total } = receipt.quote;
  const page: Page = { pdf, root: partOf(pdf, root, 'Table') };
  writeRow(page, words.item, words.amount, { isHead: true, isTitle: true });
  for (const { label, detail, amount } of lines) {
    writeRow(page, resolveText(label, locale), formatCents(amount, locale), {
      detail: resolveText(detail, locale),
    });
  }
  writeRule(pdf);
  if (taxes.length > 0) writeRow(page, words.subtotal, formatCents(subtotal, locale));
  for (const { label, amount } of taxes)
    writeRow(page, resolveText(label, locale), formatCents(amount, locale));
  writeRow(page, words.total, formatCents(total, locale), { isHead: true });
}

function writeRow(
  { pdf, root: table }: Page,
  label: string,
  amount: string,
  {
    detail = '',
    isHead = false,
    isTitle = false,
  }: { detail?: string; isHead?: boolean; isTitle?: boolean } = {},
): void {
  const width = pdf.page.width - 2 * margin - amountWidth;
  pdf.font(isHead ? 'bold' : 'regular').fontSize(11);
  const height =
    pdf.heightOfString(label, { width }) + (detail === '' ? 0 : pdf.heightOfString(detail, { width }));
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const top = pdf.y;
  const row = partOf(pdf, table, 'TR');
  const cell = partOf(pdf, row, 'TH');
  const amountCell = partOf(pdf, row, isTitle ? 'TH' : 'TD');
  pdf.text(amount, margin + width, top, { width: amountWidth, align: 'right', structParent: amountCell });
  pdf.text(label, margin, top, { width, structParent: cell });
  if (detail !== '') {
    pdf.fontSize(9.5).fillColor(muted).text(detail, { width, structParent: cell }).fillColor('black');
  }
  pdf.y += 5;
}

function writeRule(pdf: Pdf): void {
  drawArtifact(pdf, () => {
    pdf.moveTo(margin, pdf.y).lineTo(pdf.page.width - margin, pdf.y);
    pdf.lineWidth(0.5).strokeColor(muted).stroke();
  });
  pdf.y += 7;
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
