import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { type ComponentType, createElement } from 'react';
import type { FieldType } from '#engine/form/field-types/registry.ts';
import { rjsfWidget } from './rjsf-widget.tsx';

/** The types whose widget is one control, or one choice, and asks nothing of the outside that it cannot do without. */
export const CONTROL_TYPES = [
  'text',
  'textarea',
  'email',
  'email_type',
  'phone',
  'url',
  'number',
  'currency',
  'money',
  'percent',
  'quantity',
  'date',
  'time',
  'time_zone',
  'radio',
  'radio_pictures',
  'checkbox',
  'checkbox_group',
  'yes_no',
  'select',
  'list_box',
  'combobox',
  'country',
  'province',
  'colour',
  'reference',
] as const satisfies readonly FieldType[];

type ControlType = (typeof CONTROL_TYPES)[number];

/** Every widget that is one control by the name of its field type, for `ui:widget` or `<Form widgets={controls}>`. */
export const controls = Object.fromEntries(
  CONTROL_TYPES.map((type) => [type, rjsfWidget(type)]),
) as unknown as Readonly<Record<ControlType, ComponentType<WidgetProps>>>;

const isNumber = ({ schema }: WidgetProps) => {
  const types = [schema.type].flat();
  return types.includes('number') || types.includes('integer');
};

/** One line: a number is typed as one. */
const TextWidget = (props: WidgetProps) =>
  createElement(isNumber(props) ? controls.number : controls.text, props);
/** One choice, or several: not on `<select multiple>`, where a plain click drops every choice made before. */
const SelectWidget = (props: WidgetProps) =>
  createElement(props.multiple ? controls.list_box : controls.select, props);

// rjsf looks a widget up by its name before it asks for the kind of value, and `time` is its name for another format.
const { time: _, ...byType } = controls;

/**
 * Our widgets as an rjsf widget set: each by the name of its type (but for `time`, which rjsf has another of), and in
 * place of rjsf's own where it does what that does. `<Form widgets={rjsfWidgets} />`.
 */
export const rjsfWidgets: RegistryWidgetsType = {
  ...byType,
  text: TextWidget,
  select: SelectWidget,
  TextWidget,
  TextareaWidget: controls.textarea,
  UpDownWidget: controls.number,
  SelectWidget,
  RadioWidget: controls.radio,
  CheckboxesWidget: controls.checkbox_group,
  CheckboxWidget: controls.checkbox,
};
