import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { copyText } from '#src/lib/copy-text.ts';
import { type Asked, askWhatHappened } from './ask-what-happened.ts';
import './replay.css';

/** Loads what happened to a registration or an application by its code, for organizers, and copies it. */
export function OpenRegistration({ onText }: { readonly onText: (text: string) => void }) {
  const { event_code: event } = useEvent();
  const id = useId();
  const [params] = useSearchParams();
  const named = params.get('code') ?? '';
  const [code, setCode] = useState(named);
  const [token, setToken] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const isRefused = asked?.ok === false;
  const ask = useCallback(
    async (wanted: string, bearer: string) => {
      setIsUnderWay(true);
      setIsCopied(false);
      const answer = await askWhatHappened(event, wanted, bearer);
      setIsUnderWay(false);
      setAsked(answer);
      if (answer.ok) onText(answer.text);
    },
    [event, onText],
  );
  // A link from the desk names the registration.
  const opened = useRef('');
  useEffect(() => {
    if (named === '' || opened.current === named) return;
    opened.current = named;
    void ask(named, '');
  }, [named, ask]);
  return (
    <form
      className="workbench-ask"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void ask(code, token);
      }}
    >
      <label htmlFor={`${id}-code`}>What happened to</label>
      <input
        id={`${id}-code`}
        type="text"
        required
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        placeholder="Code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        aria-invalid={(isRefused && !asked.isUnknown) || undefined}
        aria-describedby={isRefused ? `${id}-problem` : undefined}
      />
      {isRefused && asked.isUnknown && (
        <input
          type="password"
          autoComplete="off"
          aria-label="Organizer’s token"
          placeholder="Organizer’s token"
          value={token}
          onChange={({ target }) => setToken(target.value)}
          aria-describedby={`${id}-problem`}
        />
      )}
      <button type="submit" disabled={isUnderWay}>
        Open
      </button>
      {asked?.ok && (
        <button type="button" onClick={() => void copyText(asked.text).then(setIsCopied)}>
          {isCopied ? 'Copied' : 'Copy what happened'}
        </button>
      )}
      <span role="status" className="sr">
        {isCopied && 'Copied'}
      </span>
      {isRefused && (
        <p id={`${id}-problem`} className="workbench-problem" role="alert">
          {asked.problem}
        </p>
      )}
    </form>
  );
}
