import { type FieldProps, titleId, type WidgetProps as WidgetPropsOfRjsf } from '@rjsf/utils';
import { type ComponentType, createElement } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import type { FieldType } from '#engine/form/field-types/registry.ts';
import type { FieldOf } from '#engine/form/form-document/field.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { localeOf } from '../messages.ts';
import { ourProps } from '../rjsf-widget.tsx';
import { FieldFrame } from './field-frame.tsx';

/** What a field of a type says by what its schema says. */
type Said<Name extends FieldType> = (hint: Readonly<Record<string, unknown>>) => Partial<FieldOf<Name>>;

const hintOf = (schema: object): Readonly<Record<string, unknown>> => Object(Object(schema)['x-edit']);

/** What a widget of a field type of ours is given in place of rjsf's field. */
export function heldProps<Name extends FieldType>(
  type: Name,
  props: FieldProps,
  says: Said<Name> = () => ({}),
): WidgetProps<Name> {
  const {
    schema,
    fieldPathId,
    name,
    formData,
    disabled,
    readonly,
    rawErrors = [],
    registry,
    onChange,
  } = props;
  const id = fieldPathId.$id;
  const given = {
    id: `${id}-controls`,
    path: id,
    formId: undefined,
    field: { code: name, type, label: schema.title ?? name, ...says(hintOf(schema)) },
    options: [],
    value: formData,
    required: props.required === true,
    enabled: disabled !== true && readonly !== true,
    checking: false,
    errors: rawErrors.map((message) => ({ path: id, keyword: 'invalid', message })),
    describedBy: undefined,
    labelId: titleId(id),
    locale: localeOf(registry),
    onChange: (value: unknown) => onChange(value, fieldPathId.path),
    onBlur: () => {},
  };
  return given as unknown as WidgetProps<Name>;
}

/**
 * A widget of a field type of ours in place of rjsf's field, whatever its schema is made of: for a value that is one to
 * who types it, as a text in each language. It stands in the frame that documents give such values.
 */
export function heldField<Name extends FieldType>(
  type: Name,
  Widget: ComponentType<WidgetProps<Name>>,
  says?: Said<Name>,
): ComponentType<FieldProps> {
  return function HeldField(props) {
    return (
      <FieldFrame {...props} errors={props.rawErrors ?? []}>
        {createElement(Widget, heldProps(type, props, says))}
      </FieldFrame>
    );
  };
}

/** A widget of ours that is one control, with options that are found where it is drawn. */
export function heldControl<Name extends FieldType>(
  type: Name,
  Widget: ComponentType<WidgetProps<Name>>,
  optionsOf: (props: WidgetPropsOfRjsf) => readonly Option[] = () => [],
): ComponentType<WidgetPropsOfRjsf> {
  return (props) =>
    createElement(Widget, { ...ourProps(props, type), options: optionsOf(props) } as WidgetProps<Name>);
}
