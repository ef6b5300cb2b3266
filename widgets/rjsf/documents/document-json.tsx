import { deepEquals, type FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { hostileParts } from '#engine/any-schema/schema-problems.ts';
import { localeOf, sayOf } from '../words.ts';
import { FieldFrame } from './field-frame.tsx';

const written = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** What JSON says; what cannot be read, or would reach into every object, says why. */
function read(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    const value: unknown = text.trim() === '' ? undefined : JSON.parse(text);
    const [hostile] = hostileParts(value);
    return hostile ? { reason: hostile.given } : { value };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** A condition, or a value of any kind, as the JSON that it is: taken over as soon as it can be read. */
export function DocumentJson(props: FieldProps) {
  const { fieldPathId, formData, disabled, readonly, rawErrors = [], registry, onChange } = props;
  const [typed, setTyped] = useState({ text: written(formData), of: formData });
  // What was changed elsewhere is shown as it is now.
  const text = deepEquals(typed.of, formData) ? typed.text : written(formData);
  const result = read(text);
  const locale = localeOf(registry);
  const wrong = 'reason' in result ? [sayOf('notJson', locale, { reason: result.reason })] : [];

  function write(next: string): void {
    const now = read(next);
    setTyped({ text: next, of: 'value' in now ? now.value : formData });
    if ('value' in now && !deepEquals(now.value, formData)) onChange(now.value, fieldPathId.path);
  }
  return (
    <FieldFrame {...props} errors={[...rawErrors, ...wrong]}>
      <textarea
        id={`${fieldPathId.$id}_json`}
        className="control"
        rows={Math.min(10, text.split('\n').length + 1)}
        spellCheck={false}
        aria-label={sayOf('asJson', locale)}
        aria-invalid={wrong.length > 0 || rawErrors.length > 0 || undefined}
        disabled={disabled === true}
        readOnly={readonly === true}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
    </FieldFrame>
  );
}
