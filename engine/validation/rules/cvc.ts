import type { FormatRule } from './rule.ts';

/** A text is not the three digits on the back of a card (spec §5). */
export const cvc: FormatRule = {
  kind: 'format',
  name: 'cvc',
  message: { en: 'The CVC Code is invalid.', fr: 'Le code CVC n’est pas valide.' },
  validate: (text) => /^\d{3}$/.test(text),
};
