import type { Translated } from '#engine/form/languages/messages.ts';
import type { productPicker as en } from '../en/product-picker.ts';

/** Texts of the product picker, in French. */
export const productPicker: Translated<typeof en> = {
  loading: 'Chargement de la boutique',
  unloaded: 'La boutique n’a pas pu être chargée.',
  none: 'Il n’y a rien à acheter pour le moment.',
  soldOut: 'Épuisé',
  left: 'Il en reste {count}',
  leftOf: 'Il en reste {count} sur {stock}',
  quantity: 'Quantité\u00a0: {what}',
  more: 'Un de plus\u00a0: {what}',
  less: 'Un de moins\u00a0: {what}',
  most: 'Au plus {count} en tout',
  problemFull: 'Il n’en reste pas autant.',
};
