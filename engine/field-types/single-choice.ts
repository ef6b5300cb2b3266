import { isBlank, unanswered } from './blank.ts';
import type { FieldTypeDefinition } from './definition.ts';
import { choiceAmong } from './pickable.ts';

/** One option's id out of a field's options; drawn as rows, pictures, a select or a combobox. */
export const singleChoice: FieldTypeDefinition<'radio' | 'radio_pictures' | 'select' | 'combobox'> = {
  initialValue: unanswered,
  isEmpty: isBlank,
  schema: (_field, { options }) => choiceAmong(options),
};
