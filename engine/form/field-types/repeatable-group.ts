import { inEveryLanguage } from '../languages/words.ts';
import { noWords } from './answer-words.ts';
import { constraints, isNothing } from './blank.ts';
import { fieldType } from './definition.ts';
import { isListOf, isRecord } from './shape.ts';

/** Rows of fields; their contents belong to the fields. */
export const repeatableGroup = fieldType<'repeatable_group', 'group'>({
  role: 'group',
  nests: 'rows',
  initialValue: () => [],
  isEmpty: isNothing,
  fits: isListOf(isRecord),
  schema: (field) => ({ type: 'array', ...constraints(field, ['minItems', 'maxItems']) }),
  // Its rows are written one by one, each by its fields.
  words: noWords,
  messages: {
    minItems: inEveryLanguage('addAtLeast'),
    maxItems: inEveryLanguage('addAtMost'),
  },
});
