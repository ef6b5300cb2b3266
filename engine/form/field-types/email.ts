import { undecorated, undecoratedEmail } from '../format/undecorated.ts';
import { itself } from './answer-words.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** An email address (spec §5); `verify: server` has the server decide whether mail reaches it. */
export const email = fieldType<'email', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: undecorated(undecoratedEmail),
  schema: (field) => ({ type: 'string', format: 'email', ...constraints(field, ['minLength', 'maxLength']) }),
  words: itself,
  summary: 'telling',
});
