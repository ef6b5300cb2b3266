import type { InputHTMLAttributes } from 'react';
import { type AnyWidget, controlAttributes, textOf } from './control-attributes.ts';

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur' | 'id'>;

interface TextControlProps extends Attributes {
  readonly widget: AnyWidget;
  /** Mends what was typed when the field is left. */
  readonly tidy?: (typed: string) => string;
}

/** One line of text on the native input, whatever its `type`; without state, so that a widget may call it. */
export function TextControl({ widget, tidy, ...attributes }: TextControlProps) {
  const { value, onChange, onBlur } = widget;
  const shown = textOf(value);
  const leave = () => {
    const tidied = tidy ? tidy(shown) : shown;
    if (tidied !== shown) onChange(tidied);
    onBlur();
  };
  return (
    <input
      type="text"
      {...attributes}
      {...controlAttributes(widget)}
      className="control"
      value={shown}
      onChange={(event) => onChange(event.target.value)}
      onBlur={leave}
    />
  );
}
