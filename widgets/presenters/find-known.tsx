import { useId, useState } from 'react';
import type { PresentersService, PresentersState } from '#engine/event/pickers/picker-services.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { initialsOf } from './initials.ts';
import { say } from './messages.ts';

interface FindKnownProps {
  readonly service: PresentersService;
  readonly state: PresentersState;
  readonly locale: Locale;
}

/** Searches former presenters by name and school; adding one invites them first. */
export function FindKnown({ service, state, locale }: FindKnownProps) {
  const id = useId();
  const [text, setText] = useState('');
  const { found, busy } = state;
  const isAnswer = found !== undefined && found.text === text.trim();
  const people = text.trim().length < 2 ? [] : (found?.people ?? []);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {say('find', locale)}
      </label>
      <div className="known-search">
        <Icon name="search" />
        <input
          id={id}
          form=""
          type="search"
          className="control"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={text}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            setText(event.target.value);
            service.look(event.target.value);
          }}
          // Enter looks; it does not go on to the next step.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {people.length > 0 && (
        <ul className="known-presenters">
          {people.map(({ instructor_code, name, school }) => (
            <li key={instructor_code} className="known-presenter">
              <span className="presenter-face" aria-hidden="true">
                {initialsOf(name)}
              </span>
              <span>
                <b>
                  <Marked text={name} sought={text} locale={locale} />
                </b>
                <small>
                  <Marked text={school} sought={text} locale={locale} />
                </small>
              </span>
              <button
                type="button"
                className="btn btn-3 btn-s"
                aria-label={say('addNamed', locale, { name, school })}
                disabled={busy}
                onClick={() => {
                  service.ask(instructor_code, name);
                  setText('');
                }}
              >
                <Icon name="plus" /> {say('add', locale)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="help" id={`${id}-help`}>
        <span role="status">
          {isAnswer &&
            text.trim().length > 1 &&
            `${people.length > 0 ? say('found', locale, { count: people.length }) : say('foundNone', locale)} `}
        </span>
        {say('findHelp', locale)}
      </p>
    </div>
  );
}

/** A text with the search text highlighted; unchanged if it does not occur. */
function Marked({ text, sought, locale }: { text: string; sought: string; locale: Locale }) {
  const at = text.toLocaleLowerCase(locale).indexOf(sought.trim().toLocaleLowerCase(locale));
  const length = sought.trim().length;
  if (at < 0 || length === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </>
  );
}
