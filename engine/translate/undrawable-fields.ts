import { type Field, fieldsWithin, type RowField } from '../configuration/field.ts';
import { isYes } from '../configuration/flag.ts';
import type { FormDocument } from '../configuration/form-document.ts';
import { type Locale, resolveText } from '../configuration/text.ts';
import { isFieldType } from '../field-types/registry.ts';

/** A field that this engine cannot draw, named so that the organizer can be told which it is. */
export interface UndrawableField {
  readonly code: string;
  /** As a visitor knows it; its code where it has no words. */
  readonly label: string;
  /** Where it stands: its section and, of a row, its group. */
  readonly place: string;
  /** Whether the form may not be sent without it. */
  readonly isRequired: boolean;
}

/** The fields of types that a newer server may send and this engine does not know, those of rows included. */
export function undrawableFields(document: FormDocument, locale: Locale): UndrawableField[] {
  const named = (field: Field | RowField, ...places: string[]): UndrawableField => ({
    code: field.code,
    label: resolveText(field.label, locale) || field.code,
    place: places.filter(Boolean).join(', '),
    // What a type asks is not known either: only what says N can be left out.
    isRequired: isYes(field.required, true),
  });
  return document.sections.flatMap((section) => {
    const title = resolveText(section.title, locale);
    return section.fields.flatMap((field) => {
      if (!isFieldType(field.type)) return [named(field, title)];
      const group = resolveText(field.label, locale) || field.code;
      return fieldsWithin(field)
        .filter(({ type }) => !isFieldType(type))
        .map((row) => named(row, title, group));
    });
  });
}
