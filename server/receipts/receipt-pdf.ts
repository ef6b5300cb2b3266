import QRCode from 'qrcode';
import { type Locale, resolveText, type Text } from '#engine/configuration/text.ts';
import type { Receipt } from '#engine/contract/money.ts';
import { formatMoney } from '#engine/format/money.ts';
import { dayIn, writeDay } from '#engine/validation/rules/calendar-day.ts';
import { bookedWords } from '#server/domain/booked/booked-lines.ts';
import { letterPdf, type Pdf } from '#server/pdf/letter-pdf.ts';
import { brandName, receiptWords } from './receipt-words.ts';

/** What a receipt is made of. */
export type ReceiptContent = {
  receipt: Receipt;
  event: { name: Text; location: Text; timezone: string };
  issuer: Text | undefined;
  /** What was booked as lines of text, and where it is. */
  booked: { lines: readonly string[]; venue: Text | undefined };
  attendee: { name: string | undefined; email: string; code: string };
  locale: Locale;
};

type Words = (typeof receiptWords)[Locale];

const margin = 56;
const muted = '#555555';
const amountWidth = 110;

/** Writes a receipt as a PDF of one or more Letter pages, the paper of Canada and the United States. */
export async function receiptPdf(content: ReceiptContent): Promise<Buffer> {
  const words = receiptWords[content.locale];
  const picture = await QRCode.toBuffer(content.attendee.code, { margin: 1, width: 320 });
  const { pdf, finish } = letterPdf({
    margin,
    locale: content.locale,
    title: words.number(content.receipt.number),
    author: resolveText(content.event.name, content.locale),
  });
  writeHeading(pdf, content, words);
  pdf.image(picture, pdf.page.width - margin - 96, margin, { width: 96 });
  writeParties(pdf, content, words);
  writeLines(pdf, content, words);
  writePayment(pdf, content, words);
  writeBooked(pdf, content);
  return finish();
}

function writeHeading(pdf: Pdf, { receipt, event, locale }: ReceiptContent, words: Words): void {
  const width = pdf.page.width - 2 * margin - 110;
  pdf.font('bold').fontSize(24).text(words.title, margin, margin, { width });
  pdf.font('regular').fontSize(11).fillColor(muted).text(words.number(receipt.number), { width });
  const day = dayIn(event.timezone, new Date(receipt.issued_at));
  pdf.text(`${words.date}${colon(locale)}${writeDay(day, locale)}`, { width });
  pdf.moveDown().fillColor('black').font('bold').fontSize(14);
  pdf.text(resolveText(event.name, locale), { width });
  pdf.font('regular').fontSize(11).fillColor(muted).text(resolveText(event.location, locale), { width });
  pdf.fillColor('black');
}

function writeParties(pdf: Pdf, { attendee, issuer, locale }: ReceiptContent, words: Words): void {
  const top = Math.max(pdf.y, margin + 110) + 12;
  const half = (pdf.page.width - 2 * margin) / 2 - 10;
  const write = (title: string, lines: readonly string[], left: number) => {
    pdf.font('bold').fontSize(10).fillColor(muted).text(title, left, top, { width: half });
    pdf.font('regular').fontSize(11).fillColor('black');
    for (const line of lines) pdf.text(line, { width: half });
    return pdf.y;
  };
  const code = `${words.registration}${colon(locale)}${attendee.code}`;
  const left = write(words.issuedTo, [attendee.name ?? '', attendee.email, code].filter(Boolean), margin);
  const right = issuer
    ? write(words.issuedBy, resolveText(issuer, locale).split('\n'), margin + half + 20)
    : top;
  pdf.x = margin;
  pdf.y = Math.max(left, right) + 18;
}

function writeLines(pdf: Pdf, { receipt, locale }: ReceiptContent, words: Words): void {
  const { lines, taxes, subtotal, total } = receipt.quote;
  writeRow(pdf, words.item, words.amount, { isHead: true });
  for (const { label, detail, amount } of lines) {
    writeRow(pdf, resolveText(label, locale), money(amount, locale), { detail: resolveText(detail, locale) });
  }
  writeRule(pdf);
  if (taxes.length > 0) writeRow(pdf, words.subtotal, money(subtotal, locale));
  for (const { label, amount } of taxes) writeRow(pdf, resolveText(label, locale), money(amount, locale));
  writeRow(pdf, words.total, money(total, locale), { isHead: true });
}

function writeRow(
  pdf: Pdf,
  label: string,
  amount: string,
  { detail = '', isHead = false }: { detail?: string; isHead?: boolean } = {},
): void {
  const width = pdf.page.width - 2 * margin - amountWidth;
  pdf.font(isHead ? 'bold' : 'regular').fontSize(11);
  const height =
    pdf.heightOfString(label, { width }) + (detail === '' ? 0 : pdf.heightOfString(detail, { width }));
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const top = pdf.y;
  pdf.text(amount, margin + width, top, { width: amountWidth, align: 'right' });
  pdf.text(label, margin, top, { width });
  if (detail !== '') pdf.fontSize(9.5).fillColor(muted).text(detail, { width }).fillColor('black');
  pdf.y += 5;
}

function writeRule(pdf: Pdf): void {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(pdf.page.width - margin, pdf.y)
    .lineWidth(0.5)
    .strokeColor(muted)
    .stroke();
  pdf.y += 7;
}

function writePayment(pdf: Pdf, { receipt }: ReceiptContent, words: Words): void {
  const { card } = receipt;
  pdf.moveDown().font('regular').fontSize(11);
  pdf.text(card ? words.paidBy(brandName(card.brand), card.last4) : words.nothingToPay, margin);
  pdf.fillColor(muted).fontSize(10).text(words.code).fillColor('black');
}

function writeBooked(pdf: Pdf, { booked: { lines, venue }, locale }: ReceiptContent): void {
  const place = resolveText(venue, locale);
  if (lines.length === 0 && place === '') return;
  const width = pdf.page.width - 2 * margin;
  const { heading, where } = bookedWords[locale];
  pdf.moveDown();
  if (lines.length > 0) pdf.font('bold').fontSize(11).text(heading, margin, pdf.y, { width });
  pdf.font('regular').fontSize(10);
  for (const line of lines) {
    if (pdf.y + pdf.heightOfString(line, { width }) > pdf.page.height - margin) pdf.addPage();
    pdf.text(line, margin, pdf.y, { width });
  }
  if (place !== '') pdf.text(`${where} ${place}`, margin, pdf.y, { width });
}

function money(cents: number, locale: Locale): string {
  return formatMoney(cents / 100, locale);
}

/** A colon as each language writes it. */
function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00a0: ' : ': ';
}
