import '#engine/event/field-types/register.ts';
import { type ChangeEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { CreditCard } from '#engine/form/field-types/credit-card.ts';
import { brandOf } from '#engine/form/keywords/card-number.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { messageOf } from '#engine/form/validation/message-of.ts';
import { onLeave } from '../parts/control-attributes.ts';
import { ControlFrame } from '../parts/field-frame.tsx';
import { CardMarks } from './card-marks.tsx';
import { say } from './messages.ts';
import { groupNumber, type Typed, writeCvc, writeExpiry } from './typed-digits.ts';
import './credit-card.css';

type Part = keyof CreditCard;

const WRITERS: Readonly<Partial<Record<Part, (typed: string, caret: number, deleting: boolean) => Typed>>> = {
  number: groupNumber,
  expiry: writeExpiry,
  cvc: writeCvc,
};
const AUTOCOMPLETE: Readonly<Record<Part, string>> = {
  holder: 'cc-name',
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
};
const BRAND_NAMES = { visa: 'VISA', mastercard: 'MasterCard' } as const;

/**
 * A card: holder, number, MM/YY, CVC (spec §3, §5). Only in a form that is never stored; the input goes to the
 * gateway's tokenizer only (design §6).
 */
export function CreditCardWidget(props: WidgetProps<'credit_card'>) {
  const { id, formId, value, errors, enabled, locale, onChange, onBlur } = props;
  const card = (value ?? {}) as Partial<CreditCard>;
  const caret = useRef<{ control: HTMLInputElement; at: number }>(undefined);

  // Started from the beginning, so that missing parts are reported one by one.
  useEffect(() => {
    if (value === undefined) onChange({});
  }, [value, onChange]);
  useLayoutEffect(() => {
    const { control, at } = caret.current ?? {};
    caret.current = undefined;
    if (control && at !== undefined && document.activeElement === control) control.setSelectionRange(at, at);
  });

  function type(part: Part, event: ChangeEvent<HTMLInputElement>): void {
    const control = event.target;
    const deleting = (event.nativeEvent as InputEvent).inputType?.startsWith('delete') === true;
    const written = WRITERS[part]?.(control.value, control.selectionStart ?? 0, deleting);
    if (written) caret.current = { control, at: written.caret };
    const text = written?.text ?? control.value;
    const { [part]: _, ...others } = card;
    onChange(text === '' ? others : { ...card, [part]: text });
  }
  const errorOf = (part: Part) => {
    const error = errors.find(({ within }) => within === part);
    return error && messageOf(error, undefined, locale);
  };
  const brand = brandOf(card.number ?? '');

  const control = (part: Part, more: { help?: string; inputMode?: 'numeric' } = {}) => {
    const controlId = `${id}-${part}`;
    const error = errorOf(part);
    const described = [more.help && `${controlId}-help`, error && `${controlId}-error`].filter(Boolean);
    return (
      <ControlFrame
        id={controlId}
        label={say(part, locale)}
        locale={locale}
        help={more.help}
        error={error}
        part={part}
      >
        <span className={part === 'number' ? 'card-number' : undefined}>
          <input
            id={controlId}
            form={formId}
            className="control"
            type="text"
            inputMode={more.inputMode}
            autoComplete={AUTOCOMPLETE[part]}
            autoCapitalize="off"
            spellCheck={false}
            value={card[part] ?? ''}
            disabled={!enabled}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={described.join(' ') || undefined}
            onChange={(event) => type(part, event)}
          />
          {part === 'number' && <CardMarks brand={brand} />}
        </span>
      </ControlFrame>
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls
    <div className="credit-card" onBlur={onLeave(onBlur)}>
      {control('holder')}
      {control('number', { inputMode: 'numeric' })}
      <span className="sr" role="status">
        {brand && say('recognised', locale, { brand: BRAND_NAMES[brand] })}
      </span>
      <div className="credit-card-row">
        {control('expiry', { inputMode: 'numeric', help: say('expiryHelp', locale) })}
        {control('cvc', { inputMode: 'numeric', help: say('cvcHelp', locale) })}
      </div>
    </div>
  );
}
