import { definitionOf, isFieldType } from '#engine/form/field-types/registry.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { FormField } from '#engine/form/translate/form-fields.ts';

/** Between the labels of a field and its parents. */
export const WITHIN = ' › ';

/** Whether a field has an answer of the attendee or the organizer; for variants, the shape. */
export function isAnswered({ field }: FormField): boolean {
  if (!isFieldType(field.type)) return false;
  const { role, banned, nests } = definitionOf(field.type);
  return ((role === 'answer' || role === 'preset') && banned === undefined) || nests === 'variants';
}

/** A field's label after those of its parents; its code without one. */
export function labelOf({ field, holder }: FormField, locale: Locale): string {
  const own = ('label' in field && resolveText(field.label, locale)) || field.code;
  return holder ? `${labelOf(holder, locale)}${WITHIN}${own}` : own;
}
