import type { Text } from '#engine/configuration/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** So many persons, in words. */
export function personsInWords(quantity: number): Text {
  return inEveryLanguage('fees.persons', { quantity });
}

/** So many pieces, in words. */
export function piecesInWords(quantity: number): Text {
  return inEveryLanguage('fees.pieces', { quantity });
}
