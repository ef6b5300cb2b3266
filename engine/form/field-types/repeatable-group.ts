import Type from 'typebox';
import { Code } from '../field/code.ts';
import { Flag } from '../field/flag.ts';
import { Text } from '../languages/text.ts';
import { inEveryLanguage } from '../languages/words.ts';
import { noWords } from './answer-words.ts';
import { constraints, isNothing } from './blank.ts';
import { several } from './constraint-groups.ts';
import { fieldType } from './definition.ts';
import { isListOf, isRecord } from './shape.ts';

/** Rows of fields; their contents belong to the fields. */
export const repeatableGroup = fieldType({
  role: 'group',
  nests: 'rows',
  constraints: {
    ...several,
    item_label: Type.Optional(Text),
    add_label: Type.Optional(Text),
    /** Y lets the visitor put the rows in another order. */
    movable: Type.Optional(Flag),
    /** The fields with a row's hours, drawn on a timeline: two times, or one choice whose options have hours. */
    timeline: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: 2, uniqueItems: true })),
  },
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
