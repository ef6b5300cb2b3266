import type { Text } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from './words.ts';

/** A number of people in words. */
export function formatPersons(quantity: number): Text {
  return inEveryLanguage('fees.persons', { quantity });
}

/** A number of pieces in words. */
export function formatPieces(quantity: number): Text {
  return inEveryLanguage('fees.pieces', { quantity });
}
