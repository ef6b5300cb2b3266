import { type Field, fieldsWithin, type RowField } from '../configuration/field.ts';
import type { FormDocument } from '../configuration/form-document.ts';
import type { Option } from '../configuration/option.ts';
import { findDefinition, isFieldType } from '../field-types/registry.ts';
import { rowPath, type TemplatePath } from '../values/path.ts';

/** A field of a form with its place in it. */
export interface FormField {
  readonly template: TemplatePath;
  readonly field: Field | RowField;
  readonly section: string;
  /** The repeatable group it is a row's field of. */
  readonly group?: string;
  /** Its options, resolved from its own list or the one it names. */
  readonly options: readonly Option[];
}

export type NamedLists = Readonly<Record<string, readonly Option[]>>;

function namedListOf(field: Field | RowField): string | undefined {
  if ('options_from' in field && field.options_from !== undefined) return field.options_from;
  return findDefinition(field)?.list?.(field);
}

/** The named lists that a form's fields take their options from. */
export function namedListsOf(document: FormDocument): string[] {
  const names = document.sections
    .flatMap((section) => section.fields)
    .flatMap((field) => [field, ...fieldsWithin(field)])
    .filter((field) => !('options' in field && field.options))
    .map(namedListOf);
  return [...new Set(names.filter((name) => name !== undefined))];
}

function optionsOf(field: Field | RowField, lists: NamedLists): readonly Option[] {
  if ('options' in field && field.options) return field.options;
  const name = namedListOf(field);
  return name !== undefined && Object.hasOwn(lists, name) ? (lists[name] ?? []) : [];
}

/** Every field of a form that can be drawn, by template path and in page order, rows' fields after their group. */
export function listFields(document: FormDocument, lists: NamedLists): ReadonlyMap<TemplatePath, FormField> {
  const fields = new Map<TemplatePath, FormField>();
  for (const section of document.sections) {
    for (const field of section.fields.filter(({ type }) => isFieldType(type))) {
      fields.set(field.code, {
        template: field.code,
        field,
        section: section.code,
        options: optionsOf(field, lists),
      });
      for (const rowField of fieldsWithin(field).filter(({ type }) => isFieldType(type))) {
        const template = rowPath(field.code, '*', rowField.code);
        fields.set(template, {
          template,
          field: rowField,
          section: section.code,
          group: field.code,
          options: optionsOf(rowField, lists),
        });
      }
    }
  }
  return fields;
}
