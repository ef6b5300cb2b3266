import type { Locale } from '#engine/configuration/text.ts';

/** What stands on a receipt besides what is configured. */
export const receiptWords: Record<
  Locale,
  {
    title: string;
    number: (number: number) => string;
    issuedTo: string;
    issuedBy: string;
    registration: string;
    date: string;
    item: string;
    amount: string;
    subtotal: string;
    total: string;
    paidBy: (brand: string, last4: string) => string;
    nothingToPay: string;
    code: string;
    fileName: (code: string) => string;
  }
> = {
  en: {
    title: 'Receipt',
    number: (number) => `Receipt no. ${number}`,
    issuedTo: 'Registered',
    issuedBy: 'Issued by',
    registration: 'Registration code',
    date: 'Date',
    item: 'Item',
    amount: 'Amount',
    subtotal: 'Subtotal',
    total: 'Total',
    paidBy: (brand, last4) => `Paid by ${brand} ending in ${last4}`,
    nothingToPay: 'There was nothing to pay.',
    code: 'Show this code at the event.',
    fileName: (code) => `receipt-${code}.pdf`,
  },
  fr: {
    title: 'Reçu',
    number: (number) => `Reçu nº\u00a0${number}`,
    issuedTo: 'Personne inscrite',
    issuedBy: 'Délivré par',
    registration: 'Code d’inscription',
    date: 'Date',
    item: 'Article',
    amount: 'Montant',
    subtotal: 'Sous-total',
    total: 'Total',
    paidBy: (brand, last4) => `Payé par ${brand} se terminant par ${last4}`,
    nothingToPay: 'Il n’y avait rien à payer.',
    code: 'Présentez ce code à l’événement.',
    fileName: (code) => `recu-${code}.pdf`,
  },
};

const brands: Readonly<Record<string, string>> = { visa: 'VISA', mastercard: 'MasterCard' };

/** The name of a card's brand as it is written (spec §1). */
export function brandName(brand: string): string {
  return Object.hasOwn(brands, brand) ? (brands[brand] ?? brand) : brand;
}
