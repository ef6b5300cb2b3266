import { yesOrNo } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** Y or N, unanswered at first. */
export const yesNo = fieldType<'yes_no', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: () => ({ type: 'string', enum: ['Y', 'N'] }),
  words: (value, _field, { locale }) => [
    value === 'Y' || value === 'N' ? yesOrNo(value, locale) : String(value),
  ],
  possible: ['Y', 'N'],
});
