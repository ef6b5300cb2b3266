import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

/** The name on a card is blank, whatever the blanks are (spec §5 "card-holder name required"). */
export const cardHolder: FormatRule = {
  kind: 'format',
  name: 'card-holder',
  message: inEveryLanguage('cardHolder'),
  validate: (text) => /[\p{L}\p{N}]/u.test(text),
};
