import type { Field, RowField } from '../configuration/field.ts';
import { type FieldType, fieldConstraints } from '../configuration/field-constraints.ts';
import type { FormDocument } from '../configuration/form-document.ts';
import type { Option } from '../configuration/option.ts';
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

/** The named list each type falls back on when it has no options of its own. */
const OWN_LISTS: Partial<Record<FieldType, string>> = { country: 'countries', time_zone: 'time_zones' };

function namedListOf(field: Field | RowField): string | undefined {
  if ('options_from' in field && field.options_from !== undefined) return field.options_from;
  if (field.type === 'province') return field.country === 'US' ? 'states' : 'provinces';
  return OWN_LISTS[field.type];
}

/** The named lists that a form's fields take their options from. */
export function namedListsOf(document: FormDocument): string[] {
  const names = document.sections
    .flatMap((section) => section.fields)
    .flatMap((field) => (field.type === 'repeatable_group' ? [field, ...field.fields] : [field]))
    .filter((field) => !('options' in field && field.options))
    .map(namedListOf);
  return [...new Set(names.filter((name) => name !== undefined))];
}

function optionsOf(field: Field | RowField, lists: NamedLists): readonly Option[] {
  if ('options' in field && field.options) return field.options;
  const name = namedListOf(field);
  return name !== undefined && Object.hasOwn(lists, name) ? (lists[name] ?? []) : [];
}

/** Tells whether a field's type is one this engine knows; a newer server may send others. */
export function isKnownType(field: { type: string }): boolean {
  return Object.hasOwn(fieldConstraints, field.type);
}

/** Every field of a form that can be drawn, by template path and in page order, rows' fields after their group. */
export function listFields(document: FormDocument, lists: NamedLists): ReadonlyMap<TemplatePath, FormField> {
  const fields = new Map<TemplatePath, FormField>();
  for (const section of document.sections) {
    for (const field of section.fields.filter(isKnownType)) {
      fields.set(field.code, {
        template: field.code,
        field,
        section: section.code,
        options: optionsOf(field, lists),
      });
      if (field.type !== 'repeatable_group') continue;
      for (const rowField of field.fields.filter(isKnownType)) {
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
