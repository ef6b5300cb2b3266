import { inEveryLanguage } from '../languages/words.ts';
import { fieldTypeWithFields } from './definition.ts';
import { ownRows } from './own-rows.ts';

/** Entries by names of one's own, each once, and a text for each. */
export const map = fieldTypeWithFields<'map', 'group'>({
  ...ownRows,
  holds: ({ key_label, value_label }) => [
    { type: 'text', code: 'key', label: key_label ?? inEveryLanguage('entryName'), maxLength: 80 },
    { type: 'text', code: 'value', label: value_label ?? inEveryLanguage('entryValue'), maxLength: 2_000 },
  ],
  schema: (field) => ({ ...ownRows.schema(field), keysOnce: true }),
});
