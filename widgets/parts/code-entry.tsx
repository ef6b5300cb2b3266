import { type KeyboardEvent, useEffect, useState } from 'react';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/form/react/form-environment.ts';
import { Icon } from '#ui/icon.tsx';
import { say } from './code-messages.ts';
import { useObservable } from './use-observable.ts';
import './code-entry.css';

const LONGEST_CODE = 20;
/** A code that is applied is often copied with the words around it. */
const LONGEST_PASTED = 80;

export interface CodeEntryProps extends Omit<WidgetProps<'discount_code' | 'invitation_code'>, 'field'> {
  readonly kind: 'discount' | 'invitation';
}

/** A code that reduces the price or opens an event: typed, applied by the server, and removed (spec §5, §9). */
export function CodeEntry({
  kind,
  id,
  formId,
  value,
  enabled,
  locale,
  errors,
  describedBy,
  onChange,
  onBlur,
}: CodeEntryProps) {
  const service = useFormEnvironment().services.picks?.codes;
  const state = useObservable(service);
  const [typed, setTyped] = useState('');
  const applied = (state?.codes ?? []).filter((each) => each.kind === kind);
  const [first] = applied;
  const answer = first?.discount_code;
  const ready = state?.phase === 'ready';
  // The server decides: the form's answer follows.
  useEffect(() => {
    if (ready && answer !== value) onChange(answer);
  }, [ready, answer, value, onChange]);
  useEffect(() => {
    if (answer !== undefined) setTyped('');
  }, [answer]);

  if (!service) {
    return (
      <input
        id={id}
        form={formId}
        className="control code-control"
        type="text"
        maxLength={LONGEST_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typeof value === 'string' ? value : ''}
        disabled={!enabled}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    );
  }
  const about = state?.about === kind ? state : undefined;
  const messages = about?.messages ?? [];
  const wrong = messages.length > 0;
  const described = [describedBy, wrong && `${id}-refused`].filter(Boolean).join(' ');
  const apply = () => typed.trim() !== '' && service.apply(typed.trim(), kind);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter applies the code; it does not pay.
    event.preventDefault();
    apply();
  };
  return (
    <div className="code-entry">
      {applied.map((code) => (
        <div key={code.discount_code} className="note success">
          <Icon name="success" />
          <div>
            <b>{say('isApplied', locale, { code: code.discount_code })}</b>{' '}
            {code.saves > 0
              ? say('saves', locale, { amount: formatCents(code.saves, locale) })
              : resolveText(code.label, locale)}
          </div>
          <button
            type="button"
            className="link note-action"
            aria-label={say('removeNamed', locale, { code: code.discount_code })}
            disabled={state?.busy || !enabled}
            onClick={() => service.remove(code.discount_code)}
          >
            {say('remove', locale)}
          </button>
        </div>
      ))}
      <div className="code-row">
        <input
          id={id}
          form=""
          className="control code-control"
          type="text"
          maxLength={LONGEST_PASTED}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          disabled={!enabled}
          aria-invalid={wrong || errors.length > 0 || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKey}
        />
        <button
          type="button"
          className="btn btn-2"
          aria-busy={state?.busy || undefined}
          disabled={!enabled}
          onClick={apply}
        >
          {say(state?.busy ? 'applying' : 'apply', locale)}
        </button>
      </div>
      <div id={`${id}-refused`} role="alert">
        {messages.map((message) => (
          <p key={message} className="error">
            {message}
          </p>
        ))}
      </div>
      <span className="sr" role="status">
        {about?.notice?.kind === 'removed' && say('removed', locale)}
        {about?.notice?.kind === 'applied' &&
          first &&
          say('isApplied', locale, { code: first.discount_code })}
      </span>
    </div>
  );
}
