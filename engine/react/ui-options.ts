import { getUiOptions, orderProperties, type Registry, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { FieldOf } from '../configuration/field.ts';
import type { Option } from '../configuration/option.ts';
import type { FieldType } from '../field-types/registry.ts';
import type { FormField } from '../translate/form-fields.ts';

/** What a uiSchema says of a node, `ui:options` and `ui:globalOptions` included, without the `ui:` before it. */
export function uiOptionsOf(uiSchema: UiSchema | undefined, registry: Registry | undefined) {
  return getUiOptions(uiSchema, registry?.globalUiOptions) as Readonly<Record<string, unknown>>;
}

/** The properties of an object's schema in the order that they are drawn in (`ui:order`). */
export function propertiesInOrder(schema: RJSFSchema | undefined, uiSchema: UiSchema | undefined): string[] {
  const names = Object.keys(schema?.properties ?? {});
  const { order } = getUiOptions(uiSchema);
  try {
    return orderProperties(names, order);
  } catch {
    // An order that forgets some of them is no reason to draw none.
    return names;
  }
}

/** A field as a uiSchema has it drawn. */
export interface DrawnField {
  readonly field: FieldOf<FieldType>;
  readonly options: readonly Option[];
  readonly isClosed: boolean;
  /** What a uiSchema names in place of the type's own widget. */
  readonly widget: unknown;
  /** What a uiSchema names in place of our slot. */
  readonly drawnBy: unknown;
  /** What stands for an answer that was emptied. */
  readonly emptyValue: unknown;
  readonly ui: Readonly<Record<string, unknown>>;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Puts together what a form's document and a uiSchema say of a field; where both do, the uiSchema has the last word. */
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
