import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '#src/lib/after-paint.ts';

interface DeferredUnmountProps {
  /** Identifies the content: another value replaces it. */
  readonly of: string;
  readonly children: ReactNode;
}

/**
 * Renders new content next to the old, which is hidden and unmounted after the paint: unmounting hundreds of rows takes
 * longer than rendering the first new ones.
 */
export function DeferredUnmount({ of, children }: DeferredUnmountProps) {
  const [current, setCurrent] = useState(of);
  const [outgoing, setOutgoing] = useState<{ readonly of: string; readonly content: ReactNode }>();
  const drawn = useRef(children);
  if (current !== of) {
    setCurrent(of);
    // The same element object: React skips it.
    setOutgoing({ of: current, content: drawn.current });
  }
  useLayoutEffect(() => {
    drawn.current = children;
  });
  useEffect(() => {
    if (outgoing)
      afterPaint(() => startTransition(() => setOutgoing((now) => (now === outgoing ? undefined : now))));
  }, [outgoing]);
  return (
    <>
      {outgoing && outgoing.of !== of && (
        <div key={outgoing.of} className="outgoing">
          {outgoing.content}
        </div>
      )}
      <div key={of}>{children}</div>
    </>
  );
}
