import type { Text } from '#engine/configuration/text.ts';

/** So many persons, in words. */
export function personsInWords(quantity: number): Text {
  return quantity === 1
    ? { en: '1 person', fr: '1 personne' }
    : { en: `${quantity} persons`, fr: `${quantity} personnes` };
}

/** So many pieces, in words. */
export function piecesInWords(quantity: number): Text {
  return { en: `quantity ${quantity}`, fr: `quantité ${quantity}` };
}
