import { undecorated, undecoratedCode } from '../format/undecorated.ts';
import { optionNames } from './answer-words.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** The code of something known; existing ones are suggested, others can be typed. */
export const reference = fieldType<'reference', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  asSent: undecorated(undecoratedCode),
  schema: (field) => ({
    type: 'string',
    maxLength: 200,
    ...constraints(field, ['minLength', 'maxLength']),
  }),
  words: optionNames,
});
