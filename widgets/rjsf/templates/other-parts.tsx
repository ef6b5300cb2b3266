import {
  type CyclicSchemaExpandProps,
  type DescriptionFieldProps,
  errorId,
  type FallbackFieldTemplateProps,
  getInputProps,
  getUiOptions,
  type MultiSchemaFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  titleId,
  type UnsupportedFieldProps,
  type WidgetProps,
} from '@rjsf/utils';
import { isValidElement } from 'react';
import { Icon } from '#ui/icon.tsx';
import { localeOf, sayOf } from '../messages.ts';

/** The choice of a branch under a name, and what that branch asks. */
export function MultiSchemaFieldTemplate(props: MultiSchemaFieldTemplateProps) {
  const { selector, optionSchemaField, schema, uiSchema, registry } = props;
  const chooser = isValidElement<WidgetProps>(selector) ? selector.props : undefined;
  const name: unknown = uiSchema?.['ui:title'] ?? schema.title;
  return (
    <div className="fields shape">
      {chooser && (
        <div className="field">
          <label className="label" id={titleId(chooser.id)} htmlFor={chooser.id}>
            {typeof name === 'string' ? name : sayOf('whichOf', localeOf(registry))}
          </label>
          {selector}
        </div>
      )}
      <div>{optionSchemaField}</div>
    </div>
  );
}

/** A value of an unsupported type: its type to select, and a field of that type (`useFallbackUiForUnsupportedType`). */
export function FallbackFieldTemplate({ typeSelector, schemaField }: FallbackFieldTemplateProps) {
  return (
    <div className="fields shape">
      {typeSelector}
      <div>{schemaField}</div>
    </div>
  );
}

/** What need not be there is there once it is added, and goes when it is taken out (`enableOptionalDataFieldForType`). */
export function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, label, schema, uiSchema, registry, onAddClick, onRemoveClick } = props;
  const press = onAddClick ?? onRemoveClick;
  if (!press) return <p className="help">{label}</p>;
  const locale = localeOf(registry);
  const name = String(getUiOptions(uiSchema).title ?? schema.title ?? '');
  return (
    <button type="button" id={id} className="btn btn-3 btn-s" onClick={press}>
      <Icon name={onAddClick ? 'plus' : 'trash'} />{' '}
      {name === '' ? label : sayOf(onAddClick ? 'addOptional' : 'removeOptional', locale, { name })}
    </button>
  );
}

/** A text of a schema, as it is: no Markdown of somebody else is drawn as markup. */
export function DescriptionFieldTemplate({ description }: DescriptionFieldProps) {
  return description;
}

/** What a schema asks for that nobody knows how to draw. */
export function UnsupportedFieldTemplate({ fieldPathId, reason, registry }: UnsupportedFieldProps) {
  return (
    <p className="help" id={errorId(fieldPathId.$id)}>
      {sayOf('notDrawn', localeOf(registry), { reason })}
    </p>
  );
}

/** A schema that holds itself goes on when it is asked to. */
export function CyclicSchemaExpandTemplate({
  schema,
  name,
  fieldPathId,
  registry,
  onExpand,
}: CyclicSchemaExpandProps) {
  return (
    <button type="button" className="btn btn-2 btn-s" onClick={() => onExpand(fieldPathId.$id)}>
      {sayOf('openNamed', localeOf(registry), { name: schema.title ?? name })}
    </button>
  );
}

/** The one-line control of every widget of rjsf's that we have no own of. */
export function BaseInputTemplate(props: WidgetProps) {
  const {
    id,
    value,
    required,
    readonly,
    disabled,
    rawErrors = [],
    schema,
    type,
    options,
    placeholder,
  } = props;
  const { registry, onChange, onChangeOverride, onBlur, onFocus } = props;
  const formId: unknown = Object(registry.formContext)['formElementId'];
  const { type: inputType, ...attributes } = getInputProps(schema, type, options);
  return (
    <input
      id={id}
      name={id}
      {...attributes}
      type={inputType}
      className="control"
      {...(typeof formId === 'string' && { form: formId })}
      placeholder={placeholder}
      readOnly={readonly}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={rawErrors.length > 0 || undefined}
      aria-describedby={rawErrors.length > 0 ? errorId(id) : undefined}
      value={value ?? ''}
      onChange={
        onChangeOverride ??
        ((event) => onChange(event.target.value === '' ? options.emptyValue : event.target.value))
      }
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  );
}
