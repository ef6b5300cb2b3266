import { type ReactNode, useState } from 'react';
import './dwindling.css';

interface DwindlingProps {
  readonly count: number | undefined;
  /** The count in words. */
  readonly children: ReactNode;
}

/** How many are left, which is seen to go when somebody else takes one; nothing moves for who asked for less. */
export function Dwindling({ count = 0, children }: DwindlingProps) {
  const [{ before, now }, setKnown] = useState({ before: count, now: count });
  if (now !== count) setKnown({ before: now, now: count });
  // A new element for each count, so that its animation begins anew.
  return (
    <span key={count} className={count < before ? 'dwindling' : undefined}>
      {children}
    </span>
  );
}
