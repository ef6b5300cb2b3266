import { getUiOptions, orderProperties, type Registry, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { Option } from '../field/option.ts';
import type { FieldType } from '../field-types/registry.ts';
import type { FieldOf } from '../form-document/field.ts';
import type { FormField } from '../translate/form-fields.ts';

/** The uiSchema's options for a node, including `ui:options` and `ui:globalOptions`, without the prefix `ui:`. */
export function uiOptionsOf(uiSchema: UiSchema | undefined, registry: Registry | undefined) {
  return getUiOptions(uiSchema, registry?.globalUiOptions) as Readonly<Record<string, unknown>>;
}

/** The properties of an object's schema in order (`ui:order`). */
export function propertiesInOrder(schema: RJSFSchema | undefined, uiSchema: UiSchema | undefined): string[] {
  const names = Object.keys(schema?.properties ?? {});
  const { order } = getUiOptions(uiSchema);
  try {
    return orderProperties(names, order);
  } catch {
    // An incomplete order is ignored.
    return names;
  }
}

/** A field with the uiSchema applied. */
export interface DrawnField {
  readonly field: FieldOf<FieldType>;
  readonly options: readonly Option[];
  readonly isClosed: boolean;
  /** The uiSchema's widget, replacing the type's. */
  readonly widget: unknown;
  /** The uiSchema's field, replacing our slot. */
  readonly drawnBy: unknown;
  /** The value of an emptied answer. */
  readonly emptyValue: unknown;
  readonly ui: Readonly<Record<string, unknown>>;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Merges a field of the form document with the uiSchema, which takes precedence. */
export function drawnField(
  { field, options }: FormField,
  uiSchema: UiSchema | undefined,
  registry: Registry | undefined,
): DrawnField {
  const ui = uiOptionsOf(uiSchema, registry);
  const help = [text(ui['description']), text(ui['help'])].filter(Boolean).join(' ');
  const said = {
    ...(text(ui['title']) !== undefined && { label: text(ui['title']) }),
    ...(help !== '' && { help }),
    ...(text(ui['placeholder']) !== undefined && { placeholder: text(ui['placeholder']) }),
  };
  const names = Array.isArray(ui['enumNames']) ? ui['enumNames'] : [];
  const nameOf = (option: Option, at: number) => text(names[at]) ?? option.name;
  const isAsWritten = options.every((option, at) => nameOf(option, at) === option.name);
  return {
    field: (Object.keys(said).length > 0 ? { ...field, ...said } : field) as FieldOf<FieldType>,
    options: isAsWritten ? options : options.map((option, at) => ({ ...option, name: nameOf(option, at) })),
    isClosed: ui['disabled'] === true || ui['readonly'] === true,
    widget: ui['widget'],
    drawnBy: ui['field'],
    emptyValue: ui['emptyValue'],
    ui,
  };
}
