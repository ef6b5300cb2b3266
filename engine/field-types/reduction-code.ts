import { undecorated, undecoratedNamedCode } from '../format/undecorated.ts';
import { itself } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** A discount or invitation code: 5 to 20 characters (spec §9); the server decides whether it is valid. */
export const reductionCode = fieldType({
  role: 'answer',
  constraints: {},
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: undecorated(undecoratedNamedCode),
  schema: () => ({ type: 'string', minLength: 5, maxLength: 20 }),
  words: itself,
});
