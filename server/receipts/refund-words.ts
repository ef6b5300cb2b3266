import type { Locale } from '#engine/configuration/text.ts';

/** What stands on the receipt of a refund in place of a receipt's words. */
export const refundWords: Record<
  Locale,
  {
    title: string;
    number: (number: number) => string;
    total: string;
    paidBy: (brand: string, last4: string) => string;
    nothingToPay: string;
    code: string;
    fileName: (code: string) => string;
  }
> = {
  en: {
    title: 'Refund',
    number: (number) => `Refund of receipt no. ${number}`,
    total: 'Refunded',
    paidBy: (brand, last4) => `Refunded to ${brand} ending in ${last4}`,
    nothingToPay: 'Nothing was refunded.',
    code: 'This registration is cancelled.',
    fileName: (code) => `refund-${code}.pdf`,
  },
  fr: {
    title: 'Remboursement',
    number: (number) => `Remboursement du reçu nº\u00a0${number}`,
    total: 'Remboursé',
    paidBy: (brand, last4) => `Remboursé sur la carte ${brand} se terminant par ${last4}`,
    nothingToPay: 'Rien n’a été remboursé.',
    code: 'Cette inscription est annulée.',
    fileName: (code) => `remboursement-${code}.pdf`,
  },
};
