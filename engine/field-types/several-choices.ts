import { constraints } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { choiceAmong } from './pickable.ts';
import { isListOf, isText } from './shape.ts';

/** Whether no choice is made. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Any number of a field's options, as the list of their ids. */
export const severalChoices: FieldTypeDefinition<'checkbox_group' | 'list_box'> = {
  initialValue: () => [],
  isEmpty,
  fits: isListOf(isText),
  schema: (field, { options }) => ({
    type: 'array',
    items: choiceAmong(options),
    uniqueItems: true,
    ...constraints(field, ['minItems', 'maxItems']),
  }),
};
