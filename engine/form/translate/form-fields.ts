import type { Option } from '../field/option.ts';
import type { TemplatePath } from '../field/path.ts';
import { findDefinition, isFieldType } from '../field-types/registry.ts';
import type { Field } from '../form-document/field.ts';
import { eachField } from '../form-document/field-tree.ts';
import type { FormDocument } from '../form-document/form-document.ts';

/** A field of a form with its place in it. */
export interface FormField {
  readonly template: TemplatePath;
  readonly field: Field;
  readonly section: string;
  /** The field that holds it. */
  readonly holder?: FormField;
  /** The shape of its holder that it belongs to, by its code. */
  readonly shape?: string;
  /** The fields it holds, in page order, those of all its shapes. */
  readonly inside: readonly FormField[];
  /** Its options, resolved from its own list or the one it names. */
  readonly options: readonly Option[];
}

export type NamedLists = Readonly<Record<string, readonly Option[]>>;

function namedListOf(field: Field): string | undefined {
  if ('options_from' in field && field.options_from !== undefined) return field.options_from;
  return findDefinition(field)?.list?.(field);
}

/** The named lists used by a form's fields. */
export function namedListsOf(document: FormDocument): string[] {
  const names = eachField(document)
    .filter(({ field }) => !('options' in field && field.options))
    .map(({ field }) => namedListOf(field));
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** One for all: most fields have no options. */
const NO_OPTIONS: readonly Option[] = [];

function optionsOf(field: Field, lists: NamedLists): readonly Option[] {
  if ('options' in field && field.options) return field.options;
  const name = namedListOf(field);
  return (name !== undefined && Object.hasOwn(lists, name) && lists[name]) || NO_OPTIONS;
}

/** The drawable fields of a form by template path, in page order, parents before children. */
export function listFields(document: FormDocument, lists: NamedLists): ReadonlyMap<TemplatePath, FormField> {
  const fields = new Map<TemplatePath, FormField & { inside: FormField[] }>();
  for (const { field, section, template, holder: above, shape } of eachField(document)) {
    const holder = above && fields.get(above.template);
    if (!isFieldType(field.type) || (above && !holder)) continue;
    const formField = {
      template,
      field,
      section: section.code,
      inside: [],
      options: optionsOf(field, lists),
      ...(holder && { holder }),
      ...(shape && { shape: shape.code }),
    };
    holder?.inside.push(formField);
    fields.set(template, formField);
  }
  return fields;
}

/** The fields of a form that no other holds, in page order. */
export function topFieldsOf(fields: ReadonlyMap<TemplatePath, FormField>): FormField[] {
  return [...fields.values()].filter(({ holder }) => holder === undefined);
}
