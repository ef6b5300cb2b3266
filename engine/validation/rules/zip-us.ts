import type { FormatRule } from './rule.ts';

/** A text is not a US zip code: 5 digits, or 9 with a hyphen, so 5 or 10 characters (spec §5, §9). */
export const zipUs: FormatRule = {
  kind: 'format',
  name: 'zip-us',
  message: {
    en: 'Please enter valid zip code. Format NNNNN or NNNNN-NNNN where N is a number from 0-9.',
    fr: 'Veuillez entrer un code ZIP valide. Format NNNNN ou NNNNN-NNNN, où N est un chiffre de 0 à 9.',
  },
  validate: (text) => /^\d{5}(-\d{4})?$/.test(text),
};
