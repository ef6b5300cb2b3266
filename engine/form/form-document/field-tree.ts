import { isYes } from '../field/flag.ts';
import { joinPath, type TemplatePath } from '../field/path.ts';
import { findDefinition, nestingOf } from '../field-types/registry.ts';
import type { Field, VariantShape } from './field.ts';
import type { FormDocument, FormSection } from './form-document.ts';

/** Fields side by side in a group: all of them, or one shape. */
interface FieldSet {
  readonly fields: readonly Field[];
  /** The shape that they belong to. */
  readonly shape?: VariantShape;
  /** Their place in the group, as a JSON pointer and as a path. */
  readonly pointer: string;
  readonly steps: readonly string[];
}

/** The sets of fields that a field holds: one of a group, one for each shape of variants, none of any other field. */
export function fieldSetsOf(field: Field): FieldSet[] {
  if ('variants' in field && Array.isArray(field.variants)) {
    return field.variants.map((shape, index) => ({
      fields: shape.fields,
      shape,
      pointer: `/variants/${index}/fields`,
      steps: [shape.code],
    }));
  }
  const steps = nestingOf(field) === 'rows' ? ['*'] : [];
  const own = findDefinition(field)?.holds?.(field);
  // Contents of a type are written like fields in documents.
  if (own) return [{ fields: own as unknown as Field[], pointer: '', steps }];
  if (!('fields' in field) || !Array.isArray(field.fields)) return [];
  return [{ fields: field.fields, pointer: '/fields', steps }];
}

/** The fields that a field holds directly, those of all its shapes. */
export function fieldsWithin(field: Field): Field[] {
  return fieldSetsOf(field).flatMap(({ fields }) => fields);
}

/** A field with its place in a form. */
export interface PlacedField {
  readonly field: Field;
  readonly section: FormSection;
  /** Its place in the document (RFC 6901). */
  readonly pointer: string;
  readonly template: TemplatePath;
  /** The field that contains it, and its shape. */
  readonly holder?: PlacedField;
  readonly shape?: VariantShape;
}

/** Every field of a form in page order, each before those that it holds. */
export function eachField({ sections }: Pick<FormDocument, 'sections'>): PlacedField[] {
  const placed: PlacedField[] = [];
  sections.forEach((section, index) => {
    section.fields.forEach((field, at) => {
      place({ field, section, pointer: `/sections/${index}/fields/${at}`, template: field.code }, placed);
    });
  });
  return placed;
}

/** Adds a field and all in it; to one list, for a form of a thousand fields is gone through before it is seen. */
function place(holder: PlacedField, placed: PlacedField[]): void {
  placed.push(holder);
  for (const { fields, shape, pointer, steps } of fieldSetsOf(holder.field)) {
    fields.forEach((field, at) => {
      place(
        {
          field,
          section: holder.section,
          pointer: `${holder.pointer}${pointer}/${at}`,
          template: joinPath(holder.template, ...steps, field.code),
          holder,
          ...(shape && { shape }),
        },
        placed,
      );
    });
  }
}

/** How many rows a repeatable group has at least. */
export function fewestRows(field: Field): number {
  const least = 'minItems' in field ? field.minItems : undefined;
  return least ?? (isYes(field.required, true) ? 1 : 0);
}
