import { isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { choiceAmong } from './pickable.ts';
import { isOneOf } from './shape.ts';

/** One option's id out of a field's options; drawn as rows, pictures, a select or a combobox. */
export const singleChoice: FieldTypeDefinition<'radio' | 'radio_pictures' | 'select' | 'combobox'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: (value, options) => isOneOf(value, options),
  schema: (_field, { options }) => choiceAmong(options),
};
