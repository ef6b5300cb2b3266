import { speaker } from '../parts/phrase.ts';

const words = {
  holder: { en: 'Card holder name', fr: 'Nom inscrit sur la carte' },
  number: { en: 'Card number', fr: 'Numéro de carte' },
  expiry: { en: 'Expiry', fr: 'Expiration' },
  expiryHelp: { en: 'MM/YY', fr: 'MM/AA' },
  cvc: { en: 'CVC', fr: 'CVC' },
  cvcHelp: { en: '3 digits on the back', fr: '3 chiffres au verso' },
  accepted: { en: 'VISA and MasterCard', fr: 'VISA et MasterCard' },
  recognised: { en: '{brand} recognised', fr: '{brand} reconnue' },
} as const;

/** The card's words. */
export const say = speaker(words);
