import type { InputHTMLAttributes } from 'react';
import { type AnyWidget, controlAttributes } from './control-attributes.ts';
import { uncontrolledText } from './uncontrolled-text.ts';

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur' | 'id'>;

interface TextControlProps extends Attributes {
  readonly widget: AnyWidget;
  /** Corrects the text when the field is left. */
  readonly tidy?: (typed: string) => string;
  /** Whether the control's text already means the answer. */
  readonly saysSo?: Parameters<typeof uncontrolledText>[1];
}

/** One line of text on the native input, whatever its `type`; without state, so that a widget may call it. */
export function TextControl({ widget, tidy, saysSo, ...attributes }: TextControlProps) {
  const { value, onChange, onBlur } = widget;
  return (
    <input
      type="text"
      {...attributes}
      {...controlAttributes(widget)}
      className="control"
      {...uncontrolledText(value, saysSo)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={
        tidy
          ? ({ target }) => {
              const tidied = tidy(target.value);
              if (tidied !== target.value) {
                target.value = tidied;
                onChange(tidied);
              }
              onBlur();
            }
          : onBlur
      }
    />
  );
}
