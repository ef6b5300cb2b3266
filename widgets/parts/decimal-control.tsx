import { type DecimalFormat, readDecimal, writeDecimal } from '#engine/form/format/decimal-text.ts';
import { type AnyWidget, controlAttributes, textOf } from './control-attributes.ts';
import { uncontrolledText } from './uncontrolled-text.ts';

interface DecimalControlProps {
  readonly widget: AnyWidget;
  readonly format: DecimalFormat;
  readonly placeholder?: string;
  readonly inputMode?: 'decimal' | 'numeric';
}

/** The answer of a typed text: a number, nothing, or the text itself if it is not a number. */
export function answerOf(typed: string, format: DecimalFormat): number | string | undefined {
  return typed.trim() === '' ? undefined : (readDecimal(typed, format) ?? typed);
}

/** A number as text: unchanged while typing, formatted on leaving. */
export function DecimalControl({ widget, format, placeholder, inputMode = 'decimal' }: DecimalControlProps) {
  const { value, onChange, onBlur } = widget;
  const written = (answer: unknown) =>
    typeof answer === 'number' ? writeDecimal(answer, format) : textOf(answer);
  return (
    <input
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      placeholder={placeholder}
      {...controlAttributes(widget)}
      className="control"
      {...uncontrolledText(written(value), (typed) => answerOf(typed, format) === value)}
      onChange={(event) => onChange(answerOf(event.target.value, format))}
      onBlur={({ target }) => {
        target.value = written(answerOf(target.value, format));
        onBlur();
      }}
    />
  );
}
