import { inEveryLanguage } from '../languages/words.ts';
import { noWords } from './answer-words.ts';
import { constraints, isNothing } from './blank.ts';
import { isListOf, isRecord } from './shape.ts';

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
