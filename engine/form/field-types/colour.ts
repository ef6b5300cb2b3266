import { undecorated, undecoratedCode } from '../format/undecorated.ts';
import { itself } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** A colour as themes have theirs: `#rrggbb`, or `oklch(L C h)`. */
export const colour = fieldType<'colour', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: undecorated(undecoratedCode),
  schema: () => ({ type: 'string', maxLength: 60, format: 'colour' }),
  words: itself,
});
