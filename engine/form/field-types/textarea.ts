import Type from 'typebox';
import { constraints, isBlank, onSeveralLines, unanswered } from './blank.ts';
import { length, placeholder } from './constraint-groups.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** The longest text by default. */
const LONGEST = 20_000;

/** Several lines of text. */
export const textarea = fieldType({
  role: 'answer',
  constraints: {
    ...length,
    ...placeholder,
    rows: Type.Optional(Type.Integer({ minimum: 2, maximum: 30 })),
  },
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
