import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { PresentersService, PresentersState } from '#engine/event/pickers/picker-services.ts';
import { email as emailRule } from '#engine/form/keywords/email.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { say } from './messages.ts';

interface AskNewProps {
  readonly service: PresentersService;
  readonly state: PresentersState;
  readonly locale: Locale;
}

/** Invites a new presenter by name and address. */
export function AskNew({ service, state, locale }: AskNewProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState({ name: '', email: '' });
  const [wrong, setWrong] = useState<{ name?: string; email?: string }>({});
  const opener = useRef<HTMLButtonElement>(null);
  if (!open) {
    return (
      <div className="ask-new">
        <p>
          <b>{say('notListed', locale)}</b> <span className="soft">{say('notListedText', locale)}</span>
        </p>
        <button ref={opener} type="button" className="btn btn-2" onClick={() => setOpen(true)}>
          <Icon name="mail" /> {say('inviteNew', locale)}
        </button>
      </div>
    );
  }
  const send = async () => {
    const faults = {
      ...(typed.name.trim() === '' && { name: say('needsName', locale) }),
      ...(!emailRule.validate(typed.email.trim()) && { email: say('needsEmail', locale) }),
    };
    setWrong(faults);
    const [first] = Object.keys(faults);
    if (first !== undefined) return document.getElementById(`${id}-${first}`)?.focus();
    if (!(await service.invite(typed.name.trim(), typed.email.trim()))) return;
    setTyped({ name: '', email: '' });
    setOpen(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter asks this person; it does not go on to the next step.
    event.preventDefault();
    void send();
  };
  const refused = state.problem?.item === 'new' ? state.problem.messages : [];
  const entry = (part: 'name' | 'email') => (
    <div className="field">
      <label className="label" htmlFor={`${id}-${part}`}>
        {say(part, locale)}
      </label>
      <input
        id={`${id}-${part}`}
        form=""
        className="control"
        type={part === 'email' ? 'email' : 'text'}
        maxLength={part === 'email' ? 254 : 120}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for it
        autoFocus={part === 'name'}
        value={typed[part]}
        aria-invalid={wrong[part] !== undefined || undefined}
        aria-describedby={wrong[part] === undefined ? undefined : `${id}-${part}-error`}
        onChange={(event) => setTyped({ ...typed, [part]: event.target.value })}
        onKeyDown={onKey}
      />
      {wrong[part] !== undefined && (
        <p className="error" id={`${id}-${part}-error`}>
          {wrong[part]}
        </p>
      )}
    </div>
  );
  return (
    <div className="ask-new asking">
      {entry('name')}
      {entry('email')}
      <div role="alert">
        {refused.map((message) => (
          <p key={message} className="error">
            {message}
          </p>
        ))}
      </div>
      <p className="actions">
        <button
          type="button"
          className="btn btn-2"
          aria-busy={state.busy || undefined}
          onClick={() => void send()}
        >
          <Icon name="mail" /> {say('send', locale)}
        </button>
        <button type="button" className="btn btn-3" onClick={() => setOpen(false)}>
          {say('cancel', locale)}
        </button>
      </p>
    </div>
  );
}
