import { type ReactNode, useState } from 'react';
import { formatTime } from '#engine/form/format/clock.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { useFocusAfter } from '../parts/use-focus-after.ts';
import { say } from './messages.ts';
import { clockOf, spokenMinutes, useTimeLeft } from './time-left.ts';
import './held-note.css';

export interface HeldNoteProps {
  /** When the first hold expires; nothing is shown without it. */
  readonly until: string | undefined;
  readonly clockOffset: number;
  readonly locale: Locale;
  /** What is said in its place once the time is over. */
  readonly over: string;
  readonly extension?: Extension;
  /** What is held. */
  readonly children: ReactNode;
}

export interface Extension {
  /** How far the hold can be extended. */
  readonly cap: string | undefined;
  readonly onExtend: () => void;
  /** Where the focus goes on when there is no more time to be had. */
  readonly next: () => HTMLElement | null;
}

interface MoreTimeProps {
  readonly until: string;
  readonly locale: Locale;
  readonly extension: Extension;
}

/** Whether there is more time to be had. */
const isExtendable = (until: string, { cap }: Pick<Extension, 'cap'>): boolean =>
  cap !== undefined && Date.parse(cap) > Date.parse(until);

function spokenAt(seconds: number, locale: Locale): string {
  const minutes = spokenMinutes(seconds);
  if (minutes === undefined) return '';
  return say('minutesLeft', locale, { count: minutes });
}

/** How long what was chosen is held, and the way to more time while there is any. */
export function HeldNote(props: HeldNoteProps) {
  const { until, clockOffset, locale, over, extension, children } = props;
  const left = useTimeLeft(until, clockOffset);
  if (until === undefined || left === undefined) return null;
  if (left === 0) {
    return (
      <div className="hold" role="status">
        <Icon name="clock" />
        <div>{over}</div>
      </div>
    );
  }
  return (
    <div className="hold">
      <Icon name="clock" />
      <div>
        {children}
        {extension && <MoreTime until={until} locale={locale} extension={extension} />}
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

/** The way to more time, and until when there is then. */
export function MoreTime({ until, locale, extension }: MoreTimeProps) {
  // When it would have expired as more time was asked for: what is said then differs from press to press.
  const [asked, setAsked] = useState<string>();
  const isLonger = asked !== undefined && Date.parse(until) > Date.parse(asked);
  const time = formatTime(new Date(until), locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <>
      {isExtendable(until, extension) && (
        <>
          {' '}
          <ExtendButton
            {...extension}
            locale={locale}
            onExtend={() => {
              setAsked(until);
              extension.onExtend();
            }}
          />
        </>
      )}
      <span role="status">{isLonger && ` ${say('extended', locale, { time })}`}</span>
    </>
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
