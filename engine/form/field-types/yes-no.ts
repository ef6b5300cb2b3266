import { yesOrNo } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** Y or N, unanswered at first. */
export const yesNo = fieldType({
  role: 'answer',
  constraints: {},
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: () => ({ type: 'string', enum: ['Y', 'N'] }),
  words: (value, _field, { locale }) => [
    value === 'Y' || value === 'N' ? yesOrNo(value, locale) : String(value),
  ],
  possible: ['Y', 'N'],
});
