import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

/** A text is not a US zip code: 5 digits, or 9 with a hyphen, so 5 or 10 characters (spec §5, §9). */
export const zipUs: FormatRule = {
  kind: 'format',
  name: 'zip-us',
  message: inEveryLanguage('zipUs'),
  validate: (text) => /^\d{5}(-\d{4})?$/.test(text),
};
