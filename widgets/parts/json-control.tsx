import { useState } from 'react';
import { hostileParts } from '#engine/form/any-schema/schema-problems.ts';
import { type AnyWidget, controlAttributes } from './control-attributes.ts';
import { sayEntry } from './entry-messages.ts';

const written = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** Parses JSON; returns the reason if it is invalid or dangerous. */
function read(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    const value: unknown = text.trim() === '' ? undefined : JSON.parse(text);
    const [hostile] = hostileParts(value);
    return hostile ? { reason: hostile.given } : { value };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Any value as JSON, applied as soon as it is valid. */
export function JsonControl({ widget }: { readonly widget: AnyWidget }) {
  const { id, value, locale, onChange, onBlur } = widget;
  const [typed, setTyped] = useState({ text: written(value), of: value });
  // Changes from elsewhere are shown.
  const text = isSame(typed.of, value) ? typed.text : written(value);
  const result = read(text);
  const reason = 'reason' in result ? result.reason : undefined;

  function write(next: string): void {
    const now = read(next);
    setTyped({ text: next, of: 'value' in now ? now.value : value });
    if ('value' in now && !isSame(now.value, value)) onChange(now.value);
  }
  const attributes = controlAttributes(widget);
  const said = [attributes['aria-describedby'], reason !== undefined && `${id}-json`]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <textarea
        {...attributes}
        aria-labelledby={widget.labelId}
        aria-invalid={reason !== undefined || attributes['aria-invalid']}
        aria-describedby={said || undefined}
        className="control"
        rows={Math.min(10, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={onBlur}
      />
      {reason !== undefined && (
        <p className="error" id={`${id}-json`}>
          {sayEntry('notJson', locale, { reason })}
        </p>
      )}
    </>
  );
}
