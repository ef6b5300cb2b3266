import { speaker } from '../parts/phrase.ts';

const words = {
  holder: { en: 'Card holder name', fr: 'Nom du titulaire de la carte' },
  number: { en: 'Card number', fr: 'Numéro de carte' },
  expiry: { en: 'Expiry, MM/YY', fr: 'Expiration, MM/AA' },
  cvc: { en: 'CVC', fr: 'CVC' },
  cvcHelp: { en: 'Three digits on the back.', fr: 'Trois chiffres au verso.' },
  accepted: { en: 'VISA and MasterCard', fr: 'VISA et MasterCard' },
  recognised: { en: '{brand} recognised', fr: '{brand} reconnue' },
} as const;

/** The card's words. */
export const say = speaker(words);
