import { undecorated, undecoratedUrl } from '../format/undecorated.ts';
import { itself } from './answer-words.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** The address of a web page (spec §5). */
export const url = fieldType<'url', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: undecorated(undecoratedUrl),
  schema: (field) => ({ type: 'string', format: 'url', ...constraints(field, ['minLength', 'maxLength']) }),
  words: itself,
});
