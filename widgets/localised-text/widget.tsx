import { isRecord } from '#engine/form/field-types/shape.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { textOf } from '../parts/control-attributes.ts';
import { sayEntry } from '../parts/entry-messages.ts';
import './localised-text.css';
import { Writing } from './writing.tsx';

type LocalisedTextProps = WidgetProps<'localised_text'> & {
  /** The languages in which a text must be there once it is in one. */
  readonly needed?: readonly Locale[];
};

/** A text in each language, or one for all. */
export function LocalisedTextWidget(props: LocalisedTextProps) {
  const { id, formId, field, value, enabled, locale, labelId, onChange, onBlur, needed = [] } = props;
  const isOne = typeof value === 'string';
  const said = isRecord(value) ? value : {};
  const isSaid = Object.values(said).some((each) => typeof each === 'string' && each.trim() !== '');
  const isMissing = (language: Locale) =>
    isSaid && needed.includes(language) && textOf(said[language]).trim() === '';
  const shared = { widget: props, writing: field.writing ?? 'line' };

  /** Nothing in any language is no text at all. */
  function changeIn(language: string, text: string): void {
    const next = { ...said, [language]: text };
    onChange(Object.values(next).every((each) => each === '') ? undefined : next);
  }
  return (
    <>
      {isOne ? (
        <Writing
          {...shared}
          id={`${id}-all`}
          labelledBy={labelId}
          value={value}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      ) : (
        <div className="localised-text">
          {LOCALES.map((language) => (
            <div key={language} lang={language} className={isMissing(language) ? 'text-missing' : undefined}>
              <label className="label" htmlFor={`${id}-${language}`}>
                {languages[language].name}
                {isMissing(language) && (
                  <span className="text-missing-tag">{sayEntry('missing', locale)}</span>
                )}
              </label>
              <Writing
                {...shared}
                id={`${id}-${language}`}
                value={textOf(said[language])}
                onChange={(text) => changeIn(language, text)}
              />
            </div>
          ))}
        </div>
      )}
      <label className="check text-same">
        <input
          type="checkbox"
          id={`${id}-same`}
          form={formId}
          checked={isOne}
          disabled={!enabled}
          onBlur={onBlur}
          onChange={(event) => {
            const text = isOne ? value : textOf(said[locale]);
            onChange(event.target.checked ? text : Object.fromEntries(LOCALES.map((each) => [each, text])));
          }}
        />
        <span>{sayEntry('sameInAll', locale)}</span>
      </label>
    </>
  );
}
