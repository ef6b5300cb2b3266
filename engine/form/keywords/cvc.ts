import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

/** A text is not the three digits on the back of a card (spec §5). */
export const cvc: FormatRule = {
  kind: 'format',
  name: 'cvc',
  message: inEveryLanguage('cvc'),
  validate: (text) => /^\d{3}$/.test(text),
};
