import { buttonId, canExpand, descriptionId, type ObjectFieldTemplateProps, titleId } from '@rjsf/utils';
import { Icon } from '#ui/icon.tsx';
import { localeOf, sayOf } from '../messages.ts';

/** The properties of an object under its name; no fieldset, which nested in one another cost (docs/decisions/0028). */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, description, properties, schema, uiSchema, formData, registry } = props;
  const { disabled, readonly } = props;
  const isUnion = (schema.oneOf || schema.anyOf) && properties.length === 0;
  if (isUnion && !title && !description) return null;
  const id = fieldPathId.$id;
  const locale = localeOf(registry);
  return (
    // biome-ignore lint/a11y/useSemanticElements: nested fieldsets double what a browser does to show fields
    <div id={id} className="group nest" role="group" aria-labelledby={title ? titleId(id) : undefined}>
      {title && (
        <p className="nest-name" id={titleId(id)}>
          {title}
        </p>
      )}
      {description && (
        <div className="help" id={descriptionId(id)}>
          {description}
        </div>
      )}
      {props.optionalDataControl}
      <div className="fields">
        {properties.map(({ name, content }) => (
          <div key={name}>{content}</div>
        ))}
        {canExpand(schema, uiSchema, formData) && (
          <div>
            <button
              type="button"
              id={buttonId(fieldPathId, 'add')}
              className="btn btn-2 btn-s"
              disabled={disabled || readonly}
              onClick={props.onAddProperty}
            >
              <Icon name="plus" /> {title ? sayOf('addTo', locale, { list: title }) : sayOf('add', locale)}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
