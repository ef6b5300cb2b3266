import type { ChangeEvent } from 'react';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { controlAttributes } from '../parts/control-attributes.ts';
import { MarkupControl } from '../parts/markup-control.tsx';

/** Longer texts get a box of several lines. */
const ONE_LINE = 80;

interface WritingProps {
  readonly widget: WidgetProps<'localised_text'>;
  readonly writing: 'line' | 'lines' | 'rich';
  readonly id: string;
  readonly labelledBy?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text in one language: on a line, in a box, or with markup. */
export function Writing({ widget, writing, id, labelledBy, value, onChange }: WritingProps) {
  const { locale, enabled, errors, onBlur } = widget;
  const { 'aria-required': _required, ...attributes } = controlAttributes({
    ...widget,
    id,
    describedBy: errors.length > 0 ? widget.describedBy : undefined,
  });
  const named = { ...attributes, 'aria-labelledby': labelledBy, onBlur };
  if (writing === 'rich') {
    return (
      <MarkupControl
        attributes={{ ...named, rows: 6 }}
        value={value}
        locale={locale}
        enabled={enabled}
        onChange={onChange}
      />
    );
  }
  const shown = {
    ...named,
    className: 'control',
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return writing === 'lines' || value.length > ONE_LINE ? (
    <textarea {...shown} rows={4} />
  ) : (
    <input {...shown} type="text" />
  );
}
