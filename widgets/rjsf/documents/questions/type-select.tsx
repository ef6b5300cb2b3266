import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { sayInDocument as say } from '../messages.ts';
import { definitionIn, typeName, typesByGroup } from './field-definitions.ts';

interface TypeSelectProps {
  readonly id: string;
  readonly root: RJSFSchema;
  readonly locale: Locale;
  readonly value: string;
  readonly autoFocus?: boolean;
  readonly onChange: (type: string) => void;
}

/** The type of a question, by what it is called, with what it is below. */
export function TypeSelect({ id, root, locale, value, autoFocus = false, onChange }: TypeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (autoFocus) select.current?.focus();
  }, [autoFocus]);
  const { description } = definitionIn(root, value) ?? {};
  return (
    <>
      <select
        ref={select}
        id={id}
        className="control"
        aria-describedby={description ? `${id}-says` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {typesByGroup(root, value).map(({ group, types }) => (
          <optgroup key={group} label={say(`types${group}`, locale)}>
            {types.map((type) => (
              <option key={type} value={type}>
                {typeName(root, type)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {description && (
        <p className="help" id={`${id}-says`}>
          {description}
        </p>
      )}
    </>
  );
}
