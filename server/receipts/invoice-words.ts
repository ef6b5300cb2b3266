import type { InvoiceTerms } from '#engine/configuration/invoice-terms.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { formatDate } from '#engine/format/date-range.ts';
import type { InvoiceRow } from '#server/domain/invoices/invoice-rows.ts';
import type { receiptWords } from './receipt-words.ts';

type Words = (typeof receiptWords)[Locale];

/** What stands on any invoice in place of a receipt's words. */
const invoiceWords: Record<
  Locale,
  Pick<Words, 'title' | 'number' | 'issuedTo' | 'total' | 'fileName'> & { due(day: string): string }
> = {
  en: {
    title: 'Invoice',
    number: (number) => `Invoice no. ${number}`,
    issuedTo: 'Billed to',
    total: 'Amount due',
    fileName: (code) => `invoice-${code}.pdf`,
    due: (day) => `Due by ${day}.`,
  },
  fr: {
    title: 'Facture',
    number: (number) => `Facture nº\u00a0${number}`,
    issuedTo: 'Facturé à',
    total: 'Montant dû',
    fileName: (code) => `facture-${code}.pdf`,
    due: (day) => `À payer au plus tard le ${day}.`,
  },
};

/** What stands on the invoice of an application besides. */
export const applicationInvoiceWords: Record<Locale, Pick<Words, 'registration' | 'code'>> = {
  en: { registration: 'Code', code: 'A receipt follows once this is paid.' },
  fr: { registration: 'Code', code: 'Un reçu suivra dès le paiement.' },
};

/** What a receipt says that was paid by an invoice. */
export const paidByInvoice: Record<Locale, (number: number) => string> = {
  en: (number) => `Paid by invoice no. ${number}.`,
  fr: (number) => `Payé par la facture nº\u00a0${number}.`,
};

/** The words of one invoice: until when and how it is paid, in the organizer's own instructions. */
export function wordsOfInvoice(
  { dueOn }: Pick<InvoiceRow, 'dueOn'>,
  terms: InvoiceTerms | undefined,
  locale: Locale,
) {
  const { due, ...own } = invoiceWords[locale];
  const toPay = `${due(formatDate(dueOn, locale))} ${resolveText(terms?.instructions, locale)}`.trim();
  return { ...own, nothingToPay: toPay };
}
