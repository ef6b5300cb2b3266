import { optionNames } from './answer-words.ts';
import { constraints, isNothing } from './blank.ts';
import { fieldType } from './definition.ts';
import { choiceAmong, lostOptions } from './pickable.ts';
import { isListOf, isText } from './shape.ts';

/** Any number of a field's options, as the list of their ids. */
export const severalChoices = fieldType<'checkbox_group', 'answer'>({
  role: 'answer',
  initialValue: () => [],
  isEmpty: isNothing,
  fits: isListOf(isText),
  schema: (field, { options }) => ({
    type: 'array',
    items: choiceAmong(options),
    uniqueItems: true,
    ...constraints(field, ['minItems', 'maxItems']),
  }),
  words: optionNames,
  summary: 'telling',
  needsOptions: true,
  change: lostOptions,
});
