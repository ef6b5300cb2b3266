import { constraints, isBlank, onSeveralLines, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** The longest text by default. */
const LONGEST = 20_000;

/** Several lines of text. */
export const textarea = fieldType<'textarea', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: onSeveralLines,
  schema: (field) => ({
    type: 'string',
    maxLength: LONGEST,
    ...constraints(field, ['minLength', 'maxLength']),
  }),
  words: (value) => String(value).split('\n'),
});
