import type { ReactNode } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '../parts/icon.tsx';
import { useFocusAfter } from '../parts/use-focus-after.ts';
import { say } from './messages.ts';
import { clockOf, spokenMinutes, useTimeLeft } from './time-left.ts';
import './held-note.css';

interface HeldNoteProps {
  /** When the first hold expires; nothing is shown without it. */
  readonly until: string | undefined;
  readonly clockOffset: number;
  readonly locale: Locale;
  /** What is said in its place once the time is over. */
  readonly over: string;
  readonly extension?: Extension;
  /** It is shown beside the heading of its step where there is room. */
  readonly isBeside?: boolean;
  /** What is held. */
  readonly children: ReactNode;
}

interface Extension {
  /** How far the hold can be extended. */
  readonly cap: string | undefined;
  readonly onExtend: () => void;
  /** Where the focus goes on when there is no more time to be had. */
  readonly next: () => HTMLElement | null;
}

function spokenAt(seconds: number, locale: Locale): string {
  const minutes = spokenMinutes(seconds);
  if (minutes === undefined) return '';
  return say('minutesLeft', locale, { count: minutes });
}

/** How long what was chosen is held, and the way to more time while there is any. */
export function HeldNote(props: HeldNoteProps) {
  const { until, clockOffset, locale, over, extension, isBeside, children } = props;
  const left = useTimeLeft(until, clockOffset);
  if (until === undefined || left === undefined) return null;
  const className = isBeside ? 'hold hold-beside' : 'hold';
  if (left === 0) {
    return (
      <div className={className} role="status">
        <Icon name="clock" />
        <div>{over}</div>
      </div>
    );
  }
  const { cap } = extension ?? {};
  return (
    <div className={className}>
      <Icon name="clock" />
      <div>
        {children}
        {extension && cap !== undefined && Date.parse(cap) > Date.parse(until) && (
          <>
            {' '}
            <ExtendButton locale={locale} {...extension} />
          </>
        )}
      </div>
      <span className="t" role="timer" aria-label={say('timeLeft', locale)}>
        {clockOf(left)}
      </span>
      <span className="sr" role="status">
        {spokenAt(left, locale)}
      </span>
    </div>
  );
}

function ExtendButton({ locale, onExtend, next }: Extension & { readonly locale: Locale }) {
  const button = useFocusAfter<HTMLButtonElement>(next);
  return (
    <button ref={button} type="button" className="link" onClick={onExtend}>
      {say('extend', locale)}
    </button>
  );
}
