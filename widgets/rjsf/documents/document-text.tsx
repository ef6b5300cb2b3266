import type { FieldProps } from '@rjsf/utils';
import { isPlain } from '#engine/any-schema/data-path.ts';
import { LOCALES } from '#engine/configuration/text.ts';
import { languages } from '#engine/languages/languages.ts';
import { localeOf, sayOf } from '../words.ts';
import { FieldFrame } from './field-frame.tsx';

/** So much is written on one line; what is longer has a box of several. */
const ONE_LINE = 80;

/** A text of a document: in each language, or one for all of them. */
export function DocumentText(props: FieldProps) {
  const { schema, fieldPathId, formData, disabled, readonly, rawErrors = [], registry, onChange } = props;
  const id = fieldPathId.$id;
  const isOne = typeof formData === 'string';
  const said = isPlain(formData) ? formData : {};
  const hint: unknown = Object(Object(schema)['x-edit'])['widget'];
  const change = (value: unknown) => onChange(value, fieldPathId.path);

  /** Nothing in any language is no text at all. */
  function changeIn(locale: string, text: string): void {
    const next = { ...said, [locale]: text };
    change(Object.values(next).every((each) => each === '') ? undefined : next);
  }
  function control(at: string, label: string | undefined, text: unknown, write: (text: string) => void) {
    const value = typeof text === 'string' ? text : '';
    const isLong = hint === 'textarea' || hint === 'rich_text' || value.length > ONE_LINE;
    const attributes = {
      id: at,
      className: 'control',
      value,
      disabled: disabled === true,
      readOnly: readonly === true,
      'aria-label': label,
      'aria-invalid': rawErrors.length > 0 || undefined,
    };
    return isLong ? (
      <textarea {...attributes} rows={4} onChange={(event) => write(event.target.value)} />
    ) : (
      <input {...attributes} type="text" onChange={(event) => write(event.target.value)} />
    );
  }
  return (
    <FieldFrame {...props} errors={rawErrors}>
      {isOne ? (
        control(`${id}_all`, schema.title ?? props.name, formData, (text) =>
          change(text === '' ? undefined : text),
        )
      ) : (
        <div className="document-text">
          {LOCALES.map((locale) => (
            <div key={locale} lang={locale}>
              <label className="label" htmlFor={`${id}_${locale}`}>
                {languages[locale].name}
              </label>
              {control(`${id}_${locale}`, undefined, said[locale], (text) => changeIn(locale, text))}
            </div>
          ))}
        </div>
      )}
      <label className="check">
        <input
          type="checkbox"
          id={`${id}_same`}
          checked={isOne}
          disabled={disabled === true || readonly === true}
          onChange={(event) => {
            const text = isOne ? formData : String(said[localeOf(registry)] ?? '');
            change(event.target.checked ? text : Object.fromEntries(LOCALES.map((each) => [each, text])));
          }}
        />
        <span>{sayOf('sameInAll', localeOf(registry))}</span>
      </label>
    </FieldFrame>
  );
}
