import { parseColour } from '../format/colour.ts';
import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

/** A text is no colour, in either of the ways that themes write theirs. */
export const colour: FormatRule = {
  kind: 'format',
  name: 'colour',
  message: inEveryLanguage('colour'),
  validate: (text) => parseColour(text) !== undefined,
};
