import type { Text } from '#engine/configuration/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** A number of people in words. */
export function personsInWords(quantity: number): Text {
  return inEveryLanguage('fees.persons', { quantity });
}

/** A number of pieces in words. */
export function piecesInWords(quantity: number): Text {
  return inEveryLanguage('fees.pieces', { quantity });
}
