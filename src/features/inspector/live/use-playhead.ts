import { useCallback, useEffect, useState } from 'react';
import type { LogEntry } from './inspection-log.ts';

/** The moment shown, among an actor's entries. */
export interface Playhead {
  readonly entry: LogEntry | undefined;
  /** From 0; -1 without entries. */
  readonly at: number;
  readonly count: number;
  /** Whether it stays at the newest entry. */
  readonly follows: boolean;
  /** Looks at a moment, and stays there; at the last one it follows again. */
  go(at: number): void;
}

/** A playhead over an actor's entries: at the newest until someone goes back, then where they are. */
export function usePlayhead(entries: readonly LogEntry[]): Playhead {
  const [held, setHeld] = useState<number | undefined>();
  const count = entries.length;
  const owner = entries[0]?.sessionId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another actor's moments are others
  useEffect(() => setHeld(undefined), [owner]);
  const at = held === undefined ? count - 1 : Math.min(held, count - 1);
  const go = useCallback(
    (wish: number) => {
      const next = Math.max(0, Math.min(wish, count - 1));
      setHeld(next >= count - 1 ? undefined : next);
    },
    [count],
  );
  return { entry: entries[at], at, count, follows: held === undefined, go };
}
