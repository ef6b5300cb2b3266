import type { ReactNode } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { type Extension, MoreTime } from './held-note.tsx';
import type { HoldEnd } from './hold-ends.ts';
import { say } from './messages.ts';
import { clockOf, spokenMinutes, useTimeLeft } from './time-left.ts';
import './held-ends.css';

interface HeldEndsProps {
  /** The first to expire first. */
  readonly ends: readonly HoldEnd[];
  readonly clockOffset: number;
  readonly locale: Locale;
  readonly extension: Extension;
  /** The sentence above the list. */
  readonly children: ReactNode;
}

/** Several times at which holds expire, each with what is held until then. */
export function HeldEnds({ ends, clockOffset, locale, extension, children }: HeldEndsProps) {
  const [first] = ends;
  return (
    <div className="hold held-ends">
      <Icon name="clock" />
      <div>
        {children}
        {first && <MoreTime until={first.until} locale={locale} extension={extension} />}
        <ul>
          {ends.map((end) => (
            <EndRow key={end.until} end={end} clockOffset={clockOffset} locale={locale} />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface EndRowProps extends Pick<HeldEndsProps, 'clockOffset' | 'locale'> {
  readonly end: HoldEnd;
}

function EndRow({ end: { until, names }, clockOffset, locale }: EndRowProps) {
  const left = useTimeLeft(until, clockOffset) ?? 0;
  const minutes = spokenMinutes(left);
  return (
    <li>
      <span>{names}</span>
      <span className="t" role="timer" aria-label={say('timeLeftOf', locale, { what: names })}>
        {clockOf(left)}
      </span>
      <span className="sr" role="status">
        {minutes !== undefined && say('minutesLeftOf', locale, { count: minutes, what: names })}
      </span>
    </li>
  );
}
