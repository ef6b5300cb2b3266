import type { Translated } from '#engine/form/languages/messages.ts';
import type { creditCard as en } from '../en/credit-card.ts';

/** Texts of the card, in French. */
export const creditCard: Translated<typeof en> = {
  holder: 'Nom inscrit sur la carte',
  number: 'Numéro de carte',
  expiry: 'Expiration',
  expiryHelp: 'MM/AA',
  cvc: 'CVC',
  cvcHelp: '3 chiffres au verso',
  accepted: 'VISA et MasterCard',
  recognised: '{brand} reconnue',
};
