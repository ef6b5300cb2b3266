import type { Translated } from '#engine/languages/speaker.ts';
import type { productPicker as en } from '../en/product-picker.ts';

/** Words of the product picker, in French. */
export const productPicker: Translated<typeof en> = {
  loading: 'Chargement de la boutique',
  unloaded: 'La boutique n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  none: 'Il n’y a rien à acheter pour le moment.',
  variant: 'Choisissez',
  soldOut: 'Épuisé',
  left: 'Il en reste {count}',
  leftOf: 'Il en reste {count} sur {stock}',
  quantity: 'Quantité\u00a0: {what}',
  more: 'Un de plus\u00a0: {what}',
  less: 'Un de moins\u00a0: {what}',
  most: 'Au plus {count} en tout',
  total: '{count} × {amount}',
  problemFull: 'Il n’en reste pas autant.',
  problemConnection: 'Pas de connexion. Vos choix n’ont pas changé.',
  problemFault: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  dismiss: 'Fermer',
};
