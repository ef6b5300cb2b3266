import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

// First letter without D F I O Q U W Z, the others without D F I O Q U (spec §5).
const PATTERN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** A text is not a Canadian postal code: letter-digit-letter, space, digit-letter-digit (spec §5). */
export const postalCodeCa: FormatRule = {
  kind: 'format',
  name: 'postal-code-ca',
  message: inEveryLanguage('postalCodeCa'),
  validate: (text) => PATTERN.test(text),
};
