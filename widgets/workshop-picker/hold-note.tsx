import type { Locale } from '#engine/configuration/text.ts';
import { Icon } from '../parts/icon.tsx';
import { useFocusAfter } from '../parts/use-focus-after.ts';
import { useTimeLeft } from './use-time-left.ts';
import { say } from './words.ts';
import './hold-note.css';

/** Minutes at which the time left is spoken; more often would only disturb (look: "Seat hold"). */
const SPOKEN = [5, 2, 1];

interface HoldNoteProps {
  /** When the first hold expires, and how far it can be extended. */
  readonly until: string | undefined;
  readonly cap: string | undefined;
  readonly clockOffset: number;
  readonly locale: Locale;
  readonly onExtend: () => void;
  /** Where the focus goes on when there is no more time to be had. */
  readonly next: () => HTMLElement | null;
}

/** Minutes and seconds, as they are counted down. */
export function clockOf(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

function spokenAt(seconds: number, locale: Locale): string {
  const minutes = SPOKEN.find((each) => seconds <= each * 60 && seconds > each * 60 - 30);
  if (minutes === undefined) return '';
  return minutes === 1 ? say('minuteLeft', locale) : say('minutesLeft', locale, { count: minutes });
}

/** How long the picked seats are held, and the way to more time while there is any. */
export function HoldNote({ until, cap, clockOffset, locale, onExtend, next }: HoldNoteProps) {
  const left = useTimeLeft(until, clockOffset);
  if (until === undefined || left === undefined) return null;
  if (left === 0) {
    return (
      <div className="hold" role="status">
        <Icon name="clock" />
        <div>{say('heldNoMore', locale)}</div>
      </div>
    );
  }
  const extendable = cap !== undefined && Date.parse(cap) > Date.parse(until);
  return (
    <div className="hold">
      <Icon name="clock" />
      <div>
        <b>{say('held', locale)}</b> {say('heldText', locale)}
        {extendable && (
          <>
            {' '}
            <ExtendButton locale={locale} onExtend={onExtend} next={next} />
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

function ExtendButton({ locale, onExtend, next }: Pick<HoldNoteProps, 'locale' | 'onExtend' | 'next'>) {
  const button = useFocusAfter<HTMLButtonElement>(next);
  return (
    <button ref={button} type="button" className="link" onClick={onExtend}>
      {say('extend', locale)}
    </button>
  );
}
