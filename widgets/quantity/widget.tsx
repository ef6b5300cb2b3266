import { type KeyboardEvent, useState } from 'react';
import { decimalFormatOf } from '#engine/form/field-types/registry.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { Icon } from '#ui/icon.tsx';
import { DecimalControl } from '../parts/decimal-control.tsx';
import { say } from '../parts/messages.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** How many of something: a number field between − and +, which also answer to the arrow keys. */
export function QuantityWidget(props: WidgetProps<'quantity'>) {
  const { field, value, enabled, locale, onChange } = props;
  const [spoken, setSpoken] = useState('');
  const minimum = field.minimum ?? 0;
  const maximum = field.maximum ?? Number.MAX_SAFE_INTEGER;
  const count = typeof value === 'number' ? Math.trunc(value) : undefined;
  const label = resolveText(field.label, locale) || field.code;

  function move(by: number): void {
    const next = count === undefined ? Math.max(minimum, 1) : count + by;
    if (!enabled || next < minimum || next > maximum || (count === undefined && by < 0)) return;
    onChange(next);
    setSpoken(String(next));
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  }
  const button = (by: 1 | -1) => (
    <button
      type="button"
      className="btn btn-2 btn-icon"
      disabled={!enabled}
      aria-disabled={by > 0 ? (count ?? minimum) >= maximum : count === undefined || count <= minimum}
      aria-label={say(by > 0 ? 'oneMore' : 'oneLess', locale, { label })}
      onClick={() => move(by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div className="quantity" onKeyDown={onKeyDown}>
      {button(-1)}
      <DecimalControl
        widget={props}
        format={decimalFormatOf(field, locale)}
        inputMode="numeric"
        placeholder="0"
      />
      {button(1)}
      {field.unit && <span className="unit">{resolveText(field.unit, locale)}</span>}
      <span className="sr" role="status">
        {spoken}
      </span>
    </div>
  );
}
