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
import type { Option } from '#engine/form/field/option.ts';
import type { FieldType } from '#engine/form/field-types/registry.ts';
import type { FieldOf } from '#engine/form/form-document/field.ts';
import type { AnyWidgetDefinition, WidgetProps } from '#engine/form/react/form-environment.ts';
import { widgets } from '../registry.ts';
import { localeOf } from './messages.ts';

/** What our options are told apart by, which is text: rjsf's texts as they are, what is of other types by its place. */
function idsOf({ options: { enumOptions = [] } }: RjsfWidgetProps): string[] {
  const values: unknown[] = enumOptions.map(({ value }) => value);
  const isText = values.every((value) => typeof value === 'string' && value !== '');
  return values.map((value, at) => (isText ? String(value) : String(at)));
}

/** The choices of rjsf as options of ours; `enumPictures` beside its `enumNames` are their pictures. */
function optionsOf(props: RjsfWidgetProps): Option[] {
  const { enumOptions = [], enumDisabled, enumPictures } = props.options;
  const disabled: readonly unknown[] = Array.isArray(enumDisabled) ? enumDisabled : [];
  const pictures: readonly unknown[] = Array.isArray(enumPictures) ? enumPictures : [];
  const ids = idsOf(props);
  return enumOptions.map(({ value, label }, at) => ({
    id: ids[at] ?? '',
    name: label,
    ...(disabled.some((each) => deepEquals(each, value)) && { enabled: 'N' as const }),
    ...(typeof pictures[at] === 'string' && { picture: pictures[at] }),
  }));
}

/** How an answer of rjsf's is spoken of by a widget of ours, and back. */
interface Spoken {
  readonly value: unknown;
  back(value: unknown): unknown;
}

function spoken(props: RjsfWidgetProps, type: FieldType): Spoken {
  const { value, options, schema, multiple } = props;
  const { enumOptions, emptyValue } = options;
  if (type === 'yes_no' && schema.type === 'boolean') {
    return {
      value: value === undefined ? undefined : value === true ? 'Y' : 'N',
      back: (answer) => (answer === undefined ? emptyValue : answer === 'Y'),
    };
  }
  // Of a reference any other may be typed than those that are offered.
  const isFree = type === 'checkbox' || type === 'yes_no' || type === 'reference';
  if (isFree || !enumOptions || enumOptions.length === 0) {
    return { value, back: (answer) => (answer === '' || answer === undefined ? emptyValue : answer) };
  }
  const ids = idsOf(props);
  const idOf = (each: unknown) => {
    const at = enumOptions.findIndex((option) => deepEquals(option.value, each));
    return at < 0 ? [] : [ids[at] ?? ''];
  };
  const answerOf = (id: unknown) => enumOptions[ids.indexOf(String(id))]?.value;
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

/** What a widget of ours is given where rjsf draws it. */
export function ourProps(props: RjsfWidgetProps, type: FieldType): WidgetProps {
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
