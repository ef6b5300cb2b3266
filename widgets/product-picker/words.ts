import { speaker } from '../parts/phrase.ts';

const words = {
  loading: { en: 'Loading the shop', fr: 'Chargement de la boutique' },
  unloaded: { en: 'The shop could not be loaded.', fr: 'La boutique n’a pas pu être chargée.' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  none: { en: 'There is nothing to buy at the moment.', fr: 'Il n’y a rien à acheter pour le moment.' },
  variant: { en: 'Choose one', fr: 'Choisissez' },
  soldOut: { en: 'Sold out', fr: 'Épuisé' },
  left: { en: '{count} left', fr: 'Il en reste {count}' },
  leftOf: { en: '{count} of {stock} left', fr: 'Il en reste {count} sur {stock}' },
  quantity: { en: 'Quantity: {what}', fr: 'Quantité\u00a0: {what}' },
  more: { en: 'One more: {what}', fr: 'Un de plus\u00a0: {what}' },
  less: { en: 'One less: {what}', fr: 'Un de moins\u00a0: {what}' },
  most: { en: 'At most {count} in all', fr: 'Au plus {count} en tout' },
  total: { en: '{count} × {amount}', fr: '{count} × {amount}' },
  problemFull: { en: 'There are not so many left of that.', fr: 'Il n’en reste pas autant.' },
  problemConnection: {
    en: 'No connection. What you picked is as it was.',
    fr: 'Pas de connexion. Vos choix n’ont pas changé.',
  },
  problemFault: {
    en: 'That did not work. Please try again.',
    fr: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  dismiss: { en: 'Dismiss', fr: 'Fermer' },
} as const;

/** The product picker's words. */
export const say = speaker(words);
