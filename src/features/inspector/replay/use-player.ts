import { useEffect, useState } from 'react';
import type { LogEntry } from '../live/inspection-log.ts';
import type { Playhead } from '../live/use-playhead.ts';

/** Speeds relative to the original; 0 is paused. */
export const SPEEDS = [0.5, 1, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Steps through a log at its original pace, or another. */
export function usePlayer(entries: readonly LogEntry[], { at, count, go }: Playhead) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isAtEnd = at >= count - 1;
  useEffect(() => {
    if (!playing || isAtEnd) return;
    const [now, next] = [entries[at], entries[at + 1]];
    const pause = now && next ? next.at - now.at : 0;
    const timer = setTimeout(() => go(at + 1), pause / speed);
    return () => clearTimeout(timer);
  }, [playing, isAtEnd, at, entries, speed, go]);
  const isRunning = playing && !isAtEnd;
  return {
    isRunning,
    speed,
    setSpeed,
    toggle() {
      // At the end it starts over.
      if (!isRunning && isAtEnd) go(0);
      setPlaying(!isRunning);
    },
  };
}
export type Player = ReturnType<typeof usePlayer>;
