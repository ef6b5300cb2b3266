import {
  deepEquals,
  descriptionId,
  errorId,
  helpId,
  type WidgetProps as RjsfWidgetProps,
  schemaRequiresTrueValue,
  titleId,
} from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FieldOf } from '#engine/configuration/field.ts';
import type { Option } from '#engine/configuration/option.ts';
import type { FieldType } from '#engine/field-types/registry.ts';
import type { AnyWidgetDefinition, WidgetProps } from '#engine/react/form-environment.ts';
import { widgets } from '../registry.ts';
import { localeOf } from './words.ts';

/** The choices of rjsf as options of ours: ours are told apart by text, rjsf's may be of any type, so by their place. */
function optionsOf({ options }: RjsfWidgetProps): Option[] {
  const disabled: readonly unknown[] = Array.isArray(options.enumDisabled) ? options.enumDisabled : [];
  return (options.enumOptions ?? []).map(({ value, label }, at) => ({
    id: String(at),
    name: label,
    ...(disabled.some((each) => deepEquals(each, value)) && { enabled: 'N' as const }),
  }));
}

/** How an answer of rjsf's is spoken of by a widget of ours, and back. */
interface Spoken {
  readonly value: unknown;
  back(value: unknown): unknown;
}

function spoken({ value, options, schema, multiple }: RjsfWidgetProps, type: FieldType): Spoken {
  const { enumOptions, emptyValue } = options;
  if (type === 'yes_no' && schema.type === 'boolean') {
    return {
      value: value === undefined ? undefined : value === true ? 'Y' : 'N',
      back: (answer) => (answer === undefined ? emptyValue : answer === 'Y'),
    };
  }
  if (type === 'checkbox' || !enumOptions || enumOptions.length === 0 || type === 'yes_no') {
    return { value, back: (answer) => (answer === '' || answer === undefined ? emptyValue : answer) };
  }
  const idOf = (each: unknown) => {
    const at = enumOptions.findIndex((option) => deepEquals(option.value, each));
    return at < 0 ? [] : [String(at)];
  };
  const answerOf = (id: unknown) => enumOptions[Number(id)]?.value;
  if (multiple || Array.isArray(value) || schema.type === 'array') {
    return {
      value: Array.isArray(value) ? value.flatMap(idOf) : [],
      back: (answer) => (Array.isArray(answer) ? answer.map(answerOf) : []),
    };
  }
  return {
    value: idOf(value)[0],
    back: (answer) => (answer === undefined || answer === '' ? emptyValue : answerOf(answer)),
  };
}

/** What a schema says of a number or text, by the names that a field of ours says it by: they are those of JSON Schema. */
function constraintsOf({ schema, options }: RjsfWidgetProps) {
  const { minimum, maximum, minLength, maxLength, multipleOf, type } = schema;
  const { rows } = options;
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(multipleOf !== undefined && { multipleOf }),
    ...(type === 'integer' && { decimals: 0 }),
    ...(typeof rows === 'number' && { rows }),
  };
}

/** What of a control's surroundings is on the page, by rjsf's names for it. */
function describedBy({ id, options, schema, rawErrors = [] }: RjsfWidgetProps): string | undefined {
  const ids = [
    (options['description'] ?? schema.description) && descriptionId(id),
    options.help && helpId(id),
    rawErrors.length > 0 && errorId(id),
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}

function ourProps(props: RjsfWidgetProps, type: FieldType): WidgetProps {
  const {
    id,
    name,
    label,
    placeholder,
    required = false,
    disabled,
    readonly,
    rawErrors = [],
    registry,
  } = props;
  const { value, back } = spoken(props, type);
  const formId: unknown = Object(registry.formContext)['formElementId'];
  const field = {
    code: name,
    type,
    label,
    ...(placeholder && { placeholder }),
    ...constraintsOf(props),
  };
  const given: Omit<WidgetProps, 'formId'> = {
    id,
    path: id,
    field: field as FieldOf<FieldType>,
    options: optionsOf(props),
    value,
    required: type === 'checkbox' ? schemaRequiresTrueValue(props.schema) && required : required,
    enabled: !disabled && !readonly,
    checking: false,
    errors: rawErrors.map((message) => ({ path: id, keyword: 'invalid', message })),
    describedBy: describedBy(props),
    labelId: titleId(id),
    locale: localeOf(registry),
    onChange: (answer) => props.onChange(back(answer)),
    onBlur: () => props.onBlur(id, props.value),
  };
  // Inside of a form element a control names none.
  return { ...given, ...(typeof formId === 'string' && { formId }) } as WidgetProps;
}

/** A widget of ours as one of rjsf's: what it takes and gives is what any widget of rjsf does. */
export function rjsfWidget(type: FieldType): ComponentType<RjsfWidgetProps> {
  const { Widget, shape, role } = widgets[type] as AnyWidgetDefinition;
  if (shape !== 'group') return (props) => <Widget {...ourProps(props, type)} />;
  return function GroupWidget(props) {
    const ours = ourProps(props, type);
    // Its controls have a name of their own beside the id of their group.
    const controls = <Widget {...ours} id={`${props.id}-controls`} />;
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a name
      <div
        id={props.id}
        role={role ?? 'group'}
        aria-label={props.label}
        aria-describedby={ours.describedBy}
        aria-invalid={ours.errors.length > 0 || undefined}
        aria-required={role && ours.required ? true : undefined}
        aria-disabled={ours.enabled ? undefined : true}
      >
        {ours.enabled ? controls : <fieldset disabled>{controls}</fieldset>}
      </div>
    );
  };
}
