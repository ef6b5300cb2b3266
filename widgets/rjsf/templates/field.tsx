import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  getUiOptions,
  helpId,
  titleId,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { say } from '../../parts/messages.ts';
import { localeOf, sayOf } from '../messages.ts';

const HOLDERS: ReadonlySet<unknown> = new Set(['object', 'array']);
/** Widgets of several controls: their name is no label of one of them. */
const GROUPS: ReadonlySet<unknown> = new Set([
  'radio',
  'checkboxes',
  'radio_pictures',
  'checkbox_group',
  'list_box',
  'yes_no',
  'email_type',
]);

interface AroundProps extends Pick<FieldTemplateProps, 'id' | 'schema' | 'uiSchema' | 'registry' | 'label'> {
  readonly optional: boolean;
}

function Name({ id, label, schema, uiSchema, registry, optional }: AroundProps) {
  const words = (
    <>
      {label}
      {optional && <span className="optional"> {say('optional', localeOf(registry))}</span>}
    </>
  );
  const isMultiple = schema.type === 'array' && schema.uniqueItems === true;
  const isGroup = isMultiple || GROUPS.has(getUiOptions(uiSchema, registry.globalUiOptions).widget);
  return isGroup ? (
    <p className="label" id={titleId(id)}>
      {words}
    </p>
  ) : (
    <label className="label" id={titleId(id)} htmlFor={id}>
      {words}
    </label>
  );
}

function Below({ id, rawErrors = [] }: Pick<FieldTemplateProps, 'id' | 'rawErrors'>) {
  return rawErrors.length > 0 ? (
    <p className="error" id={errorId(id)}>
      {rawErrors.join(' ')}
    </p>
  ) : null;
}

/** What surrounds a field: its label, its description and help, what is wrong with it. */
export function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const { id, label, hidden, displayLabel, schema, uiSchema, registry, required, rawDescription } = props;
  const { children, description, help, rawHelp, rawErrors = [] } = props;
  if (hidden) return <div hidden>{children}</div>;
  const Wrap = registry.templates.WrapIfAdditionalTemplate;
  const isHolder = HOLDERS.has([schema.type].flat()[0]) && displayLabel !== true;
  const isBranching = (schema.oneOf ?? schema.anyOf) && !registry.schemaUtils.isSelect(schema);
  if (isHolder || isBranching) {
    return (
      <Wrap {...props}>
        {children}
        {/* What is wrong with every branch is said by the one that is drawn. */}
        {!isBranching && <Below id={id} rawErrors={rawErrors} />}
      </Wrap>
    );
  }
  const isBox = schema.type === 'boolean' && displayLabel !== true;
  return (
    <Wrap {...props}>
      <div className={rawErrors.length > 0 ? 'field has-error' : 'field'}>
        {displayLabel && (
          <Name
            id={id}
            label={label}
            schema={schema}
            uiSchema={uiSchema}
            registry={registry}
            optional={required !== true}
          />
        )}
        {(displayLabel || isBox) && rawDescription && (
          <div className="help" id={descriptionId(id)}>
            {description}
          </div>
        )}
        {(rawHelp ?? getUiOptions(uiSchema).help) && (
          <div className="help" id={helpId(id)}>
            {rawHelp ?? help}
          </div>
        )}
        {children}
        <Below id={id} rawErrors={rawErrors} />
      </div>
    </Wrap>
  );
}

/** A property that somebody added: its name can be changed, and it can be taken out. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps): ReactNode {
  const { id, label, schema, disabled, readonly, registry, children } = props;
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children;
  const locale = localeOf(registry);
  const keyId = `${id}-key`;
  return (
    <div className="repeated-row">
      <div className="field">
        <label className="label" htmlFor={keyId}>
          {sayOf('entryName', locale, { name: label })}
        </label>
        <input
          key={label}
          id={keyId}
          className="control"
          type="text"
          defaultValue={label}
          disabled={disabled || readonly}
          onBlur={props.onKeyRenameBlur}
        />
      </div>
      {children}
      <div className="row-actions">
        <button
          type="button"
          id={buttonId(id, 'remove')}
          className="btn btn-3 btn-s"
          disabled={disabled || readonly}
          onClick={props.onRemoveProperty}
        >
          <Icon name="trash" /> {say('removeItem', locale, { item: label })}
        </button>
      </div>
    </div>
  );
}
