import { errorId, type WidgetProps } from '@rjsf/utils';
import { localeOf } from '../words.ts';
import { namedPlaces } from './named-places.ts';

/** The documents that stand beside the one that is edited, for what references name (`formContext.documents`). */
function documentsOf(formContext: unknown): readonly unknown[] {
  const { documents }: { documents?: unknown } = Object(formContext);
  return Array.isArray(documents) ? documents : [];
}

/** The code of something in this document or another: those that there are are offered, any other may be typed. */
export function Reference(props: WidgetProps) {
  const {
    id,
    value,
    schema,
    required,
    disabled,
    readonly,
    rawErrors = [],
    registry,
    onChange,
    onBlur,
  } = props;
  const names: unknown = Object(Object(schema)['x-edit'])['names'];
  const documents = documentsOf(registry.formContext);
  const places = typeof names === 'string' ? namedPlaces(names, documents, localeOf(registry)) : [];
  const chosen = places.find(({ code }) => code === value);
  return (
    <>
      <input
        id={id}
        type="text"
        className="control"
        list={`${id}-places`}
        spellCheck={false}
        value={typeof value === 'string' ? value : ''}
        disabled={disabled === true}
        readOnly={readonly === true}
        aria-required={required || undefined}
        aria-invalid={rawErrors.length > 0 || undefined}
        aria-describedby={rawErrors.length > 0 ? errorId(id) : undefined}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={() => onBlur(id, value)}
      />
      <datalist id={`${id}-places`}>
        {places.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      {chosen?.name && <p className="help">{chosen.name}</p>}
    </>
  );
}
