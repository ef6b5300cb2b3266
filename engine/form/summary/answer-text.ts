import { definitionOf } from '../field-types/registry.ts';
import type { Locale } from '../languages/text.ts';
import type { FormField } from '../translate/form-fields.ts';

/** An answer in words, one string a line; a repeatable group is written row by row by its caller. */
export function answerText({ field, options }: FormField, value: unknown, locale: Locale): string[] {
  if (value === undefined || value === null || value === '') return [];
  const definition = definitionOf(field.type);
  // An answer to a former type of the field has no words.
  return definition.fits(value, []) ? definition.words(value, field, { locale, options }) : [];
}
