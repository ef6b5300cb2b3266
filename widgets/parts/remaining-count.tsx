import { type ReactNode, useState } from 'react';
import './dwindling.css';

interface DwindlingProps {
  readonly count: number | undefined;
  /** The count in words. */
  readonly children: ReactNode;
}

/** A number that animates when it decreases; not under reduced motion. */
export function RemainingCount({ count = 0, children }: DwindlingProps) {
  const [{ before, now }, setKnown] = useState({ before: count, now: count });
  if (now !== count) setKnown({ before: now, now: count });
  // A new element for each number, so that its animation restarts.
  return (
    <span key={count} className={count < before ? 'dwindling' : undefined}>
      {children}
    </span>
  );
}
