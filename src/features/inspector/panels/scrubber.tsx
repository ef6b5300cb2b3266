import { type ReactNode, useEffect } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { Playhead } from '../live/use-playhead.ts';
import './panels.css';

interface ScrubberProps {
  readonly playhead: Playhead;
  /** Whether more may happen: in a tab that is there. */
  readonly isLive: boolean;
  readonly children?: ReactNode;
}

/** Steps through the events with [ and ], Home and End; at the end it follows the machine. */
export function Scrubber({ playhead, isLive, children }: ScrubberProps) {
  const { at, count, follows, go } = playhead;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '[') go(at - 1);
      else if (event.key === ']') go(at + 1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at, go]);
  return (
    <footer className="workbench-scrubber">
      {children}
      <button
        type="button"
        className="workbench-back"
        aria-label="One event back"
        disabled={at <= 0}
        onClick={() => go(at - 1)}
      >
        <Icon name="arrow" />
      </button>
      <button type="button" aria-label="One event on" disabled={at >= count - 1} onClick={() => go(at + 1)}>
        <Icon name="arrow" />
      </button>
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={count === 0 ? 'nothing has happened' : `event ${at + 1} of ${count}`}
        min={0}
        max={Math.max(0, count - 1)}
        value={Math.max(0, at)}
        disabled={count < 2}
        onChange={(event) => go(Number(event.target.value))}
      />
      <button type="button" className="workbench-follow" disabled={follows} onClick={() => go(count - 1)}>
        {follows ? (isLive ? 'Live, following' : 'At the end') : isLive ? 'Follow again' : 'To the end'}
      </button>
    </footer>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select');
}
