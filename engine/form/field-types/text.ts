import { undecoratedByPattern, undecoratedCode } from '../format/undecorated.ts';
import { itself } from './answer-words.ts';
import { constraints, isBlank, onOneLine, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** The longest line by default. */
const LONGEST = 1_000;

/** One line of text; sessions' max (`minLength` 1) and discount codes (5 to 20) of spec §5 are such fields. */
export const text = fieldType<'text', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent(value, { pattern, autocomplete }) {
    const line = onOneLine(value);
    if (typeof line !== 'string') return line;
    if (pattern !== undefined) return undecoratedByPattern(line, pattern);
    return autocomplete === 'postal-code' ? undecoratedCode(line) : line;
  },
  schema: (field) => ({
    type: 'string',
    maxLength: LONGEST,
    ...constraints(field, ['minLength', 'maxLength', 'pattern']),
  }),
  words: itself,
  summary: 'telling',
});
