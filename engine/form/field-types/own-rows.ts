import Type from 'typebox';
import { Flag } from '../field/flag.ts';
import { Text } from '../languages/text.ts';
import { inEveryLanguage } from '../languages/words.ts';
import { noWords } from './answer-words.ts';
import { constraints, isNothing } from './blank.ts';
import { several } from './constraint-groups.ts';
import { isListOf, isRecord } from './shape.ts';

/** Limits and labels of rows with the type's own fields. */
export const rowWords = {
  ...several,
  item_label: Type.Optional(Text),
  add_label: Type.Optional(Text),
};

/** Rows of fields that the type brings with it. */
export const ownRows = {
  role: 'group',
  nests: 'rows',
  initialValue: () => [],
  isEmpty: isNothing,
  fits: isListOf(isRecord),
  schema: (field: { minItems?: number; maxItems?: number }) => ({
    type: 'array',
    ...constraints(field, ['minItems', 'maxItems']),
  }),
  // Its rows are written one by one, each by its fields.
  words: noWords,
  messages: { minItems: inEveryLanguage('addAtLeast'), maxItems: inEveryLanguage('addAtMost') },
} as const;

export const movable = {
  /** Y lets the visitor put the rows in another order. */
  movable: Type.Optional(Flag),
};
