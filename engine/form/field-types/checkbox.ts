import { resolveText } from '../languages/text.ts';
import { yesOrNo } from './answer-words.ts';
import { fieldType } from './definition.ts';

/** A single box; unchecked counts as not answered, so a required one must be checked. */
export const checkbox = fieldType<'checkbox', 'answer'>({
  role: 'answer',
  initialValue: () => false,
  isEmpty: (value) => value === undefined || value === null || value === false,
  fits: (value) => typeof value === 'boolean',
  schema: () => ({ type: 'boolean' }),
  words: (value, field, { locale }) => [
    value === true ? resolveText(field.text, locale) || yesOrNo('Y', locale) : yesOrNo('N', locale),
  ],
  summary: 'sentence',
  possible: [true],
});
