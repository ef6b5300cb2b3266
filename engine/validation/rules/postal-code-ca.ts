import type { FormatRule } from './rule.ts';

// First letter without D F I O Q U W Z, the others without D F I O Q U (spec §5).
const PATTERN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** A text is not a Canadian postal code: letter-digit-letter, space, digit-letter-digit (spec §5). */
export const postalCodeCa: FormatRule = {
  kind: 'format',
  name: 'postal-code-ca',
  message: {
    en: 'Please enter valid postal code. Format ANA NAN where A is a letter, N is a number. The letter can NOT contain D, F, I, O, Q or U, The Postal Code can NOT begin with W or Z.',
    fr: 'Veuillez entrer un code postal valide. Format ANA NAN, où A est une lettre et N un chiffre. Les lettres D, F, I, O, Q et U ne sont PAS permises ; le code postal ne peut PAS commencer par W ou Z.',
  },
  validate: (text) => PATTERN.test(text),
};
