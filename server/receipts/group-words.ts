import type { Locale } from '#engine/configuration/text.ts';
import type { receiptWords } from './receipt-words.ts';

type Words = (typeof receiptWords)[Locale];

/** What stands on a group's receipt in place of a receipt's words. */
export const groupReceiptWords: Record<
  Locale,
  Pick<Words, 'issuedTo' | 'registration' | 'code'> & { paidByInvoice(number: number): string }
> = {
  en: {
    issuedTo: 'Group',
    registration: 'Group code',
    code: 'Each member has a confirmation of their own.',
    paidByInvoice: (number) => `Paid by invoice no. ${number}.`,
  },
  fr: {
    issuedTo: 'Groupe',
    registration: 'Code du groupe',
    code: 'Chaque membre a sa propre confirmation.',
    paidByInvoice: (number) => `Payé par la facture nº\u00a0${number}.`,
  },
};

/** What stands on an invoice in place of a receipt's words. */
export const invoiceWords: Record<
  Locale,
  Pick<Words, 'title' | 'number' | 'issuedTo' | 'registration' | 'total' | 'code' | 'fileName'> & {
    due(day: string): string;
  }
> = {
  en: {
    title: 'Invoice',
    number: (number) => `Invoice no. ${number}`,
    issuedTo: 'Billed to',
    registration: 'Group code',
    total: 'Amount due',
    code: 'Everybody on it is registered once it is paid.',
    fileName: (code) => `invoice-${code}.pdf`,
    due: (day) => `Due by ${day}.`,
  },
  fr: {
    title: 'Facture',
    number: (number) => `Facture nº\u00a0${number}`,
    issuedTo: 'Facturé à',
    registration: 'Code du groupe',
    total: 'Montant dû',
    code: 'Toutes les personnes qui y figurent seront inscrites dès son paiement.',
    fileName: (code) => `facture-${code}.pdf`,
    due: (day) => `À payer au plus tard le ${day}.`,
  },
};
