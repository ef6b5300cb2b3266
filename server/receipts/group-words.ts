import type { Locale } from '#engine/configuration/text.ts';
import type { receiptWords } from './receipt-words.ts';

type Words = (typeof receiptWords)[Locale];

/** What stands on a group's receipt in place of a receipt's words. */
export const groupReceiptWords: Record<Locale, Pick<Words, 'issuedTo' | 'registration' | 'code'>> = {
  en: {
    issuedTo: 'Group',
    registration: 'Group code',
    code: 'Each member has a confirmation of their own.',
  },
  fr: {
    issuedTo: 'Groupe',
    registration: 'Code du groupe',
    code: 'Chaque membre a sa propre confirmation.',
  },
};

/** What stands on a group's invoice besides. */
export const groupInvoiceWords: Record<Locale, Pick<Words, 'registration' | 'code'>> = {
  en: { registration: 'Group code', code: 'Everybody on it is registered once it is paid.' },
  fr: {
    registration: 'Code du groupe',
    code: 'Toutes les personnes qui y figurent seront inscrites dès son paiement.',
  },
};
