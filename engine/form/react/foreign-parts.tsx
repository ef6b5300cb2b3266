import type { FieldProps, FieldTemplateProps, WidgetProps as RjsfWidgetProps } from '@rjsf/utils';
import { type ComponentType, createElement } from 'react';
import { stepsOf } from '../field/path.ts';
import { resolveText } from '../languages/text.ts';
import { messageOf } from '../validation/message-of.ts';
import type { AnyWidgetDefinition, FormRegistry, WidgetProps } from './form-environment.ts';

// Foreign widgets, fields and templates, named in rjsf's registry or a uiSchema: they receive rjsf's props, as far as
// these do not need other data.

/** The props of a slot. */
export type SlotProps = WidgetProps & Required<Pick<WidgetProps, 'ui'>>;

const messagesOf = ({ errors, field, locale }: SlotProps) =>
  errors.map((error) => messageOf(error, field, locale));
const labelOf = ({ field, locale }: SlotProps) => resolveText(field.label, locale) || field.code;

const adapted = new WeakMap<object, ComponentType<SlotProps>>();

/** A widget by its name in rjsf's registry or as a component; undefined if that is ours, or there is none. */
export function foreignWidget(
  named: unknown,
  ours: AnyWidgetDefinition,
  registry: FormRegistry,
): ComponentType<SlotProps> | undefined {
  const widgets: Readonly<Record<string, unknown>> = registry.widgets;
  const found = typeof named === 'string' && Object.hasOwn(widgets, named) ? widgets[named] : named;
  if (typeof found !== 'function' || found === ours.Widget) return undefined;
  const known = adapted.get(found);
  if (known) return known;
  const Widget = found as ComponentType<RjsfWidgetProps>;
  const Adapted = (props: SlotProps) => createElement(Widget, foreignWidgetProps(props, registry));
  adapted.set(found, Adapted);
  return Adapted;
}

function foreignWidgetProps(props: SlotProps, registry: FormRegistry): RjsfWidgetProps {
  const { id, field, value, required, enabled, options, locale, schema, uiSchema, ui } = props;
  const enumOptions = options.map((option) => ({
    value: option.id,
    label: resolveText(option.name, locale),
  }));
  return {
    id,
    name: field.code,
    label: labelOf(props),
    value,
    required,
    disabled: !enabled,
    readonly: ui['readonly'] === true,
    placeholder: typeof ui['placeholder'] === 'string' ? ui['placeholder'] : '',
    rawErrors: messagesOf(props),
    options: { ...ui, ...(enumOptions.length > 0 && { enumOptions }) },
    schema: schema ?? {},
    uiSchema: uiSchema ?? {},
    registry,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: () => undefined,
  };
}

/** rjsf's props for a field that renders itself (`ui:field`). */
export function foreignFieldProps(props: SlotProps, registry: FormRegistry): FieldProps {
  const { id, path, field, value, required, enabled, schema, uiSchema, ui } = props;
  return {
    name: field.code,
    schema: schema ?? {},
    uiSchema: uiSchema ?? {},
    formData: value,
    fieldPathId: { $id: id, path: stepsOf(path) },
    required,
    disabled: !enabled,
    readonly: ui['readonly'] === true,
    rawErrors: messagesOf(props),
    registry,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: () => undefined,
  };
}

/** rjsf's props for a field template, except its contents. */
export function foreignTemplateProps(
  props: SlotProps,
  registry: FormRegistry,
): Omit<FieldTemplateProps, 'children'> {
  const { id, field, required, enabled, locale, schema, uiSchema, ui } = props;
  const messages = messagesOf(props);
  const help = resolveText(field.help, locale);
  return {
    id,
    label: labelOf(props),
    schema: schema ?? {},
    uiSchema: uiSchema ?? {},
    required,
    disabled: !enabled,
    readonly: ui['readonly'] === true,
    onChange: props.onChange,
    fieldPathId: { $id: id, path: stepsOf(props.path) },
    hidden: false,
    displayLabel: true,
    rawErrors: messages,
    rawDescription: help,
    description: help === '' ? undefined : <span id={`${id}-help`}>{help}</span>,
    errors: messages.length > 0 ? <span id={`${id}-error`}>{messages.join(' ')}</span> : undefined,
    registry,
    onKeyRename: () => undefined,
    onKeyRenameBlur: () => undefined,
    onRemoveProperty: () => undefined,
  };
}
