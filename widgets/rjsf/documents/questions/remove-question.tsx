import { useEffect, useRef } from 'react';
import type { Use } from '#engine/event/references/find-uses.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { sayInDocument as say } from '../messages.ts';
import { placeName } from '../place-name.ts';

interface RemoveQuestionProps {
  readonly name: string;
  readonly uses: readonly Use[];
  readonly documents: readonly unknown[];
  readonly locale: Locale;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The most places that are listed. */
const MOST = 12;

/** Asks before a question is deleted that other places refer to. */
export function RemoveQuestion({ name, uses, documents, locale, onRemove, onClose }: RemoveQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className="question-remove" role="alertdialog" aria-label={say('removeTitle', locale, { name })}>
      <p className="question-remove-title">{say('removeTitle', locale, { name })}</p>
      <p>{say('removeUsed', locale, { count: uses.length })}</p>
      <ul>
        {uses.slice(0, MOST).map((use) => (
          <li key={`${use.kind} ${use.code} ${use.pointer}`}>{placeName(use, documents, locale)}</li>
        ))}
      </ul>
      <div className="question-acts">
        <button type="button" className="btn btn-s" onClick={onRemove}>
          {say('removeYes', locale)}
        </button>
        <button type="button" ref={keep} className="btn btn-2 btn-s" onClick={onClose}>
          {say('keep', locale)}
        </button>
      </div>
    </div>
  );
}
