import { isYes } from '../field/flag.ts';
import { isFieldType } from '../field-types/registry.ts';
import { eachField, type PlacedField } from '../form-document/field-tree.ts';
import type { FormDocument } from '../form-document/form-document.ts';
import { type Locale, resolveText } from '../languages/text.ts';

/** A field that this engine cannot draw, named for the organizer. */
export interface UndrawableField {
  readonly code: string;
  /** The label for visitors; the code without one. */
  readonly label: string;
  /** Its section and groups. */
  readonly place: string;
  /** Whether the form may not be sent without it. */
  readonly isRequired: boolean;
}

/** The fields of types that a newer server may send and this engine does not know, at any depth. */
export function undrawableFields(document: FormDocument, locale: Locale): UndrawableField[] {
  const nameOf = ({ field }: PlacedField) => resolveText(field.label, locale) || field.code;
  const placesOf = (placed: PlacedField): string[] =>
    placed.holder
      ? [...placesOf(placed.holder), nameOf(placed.holder)]
      : [resolveText(placed.section.title, locale)];
  return eachField(document)
    .filter(({ field, holder }) => !isFieldType(field.type) && (!holder || isFieldType(holder.field.type)))
    .map((placed) => ({
      code: placed.field.code,
      label: nameOf(placed),
      place: placesOf(placed).filter(Boolean).join(', '),
      // An unknown type may be required: only an explicit N means optional.
      isRequired: isYes(placed.field.required, true),
    }));
}
