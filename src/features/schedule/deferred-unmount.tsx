import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '#src/lib/after-paint.ts';

interface DeferredUnmountProps {
  /** What the content is of: another one is drawn anew. */
  readonly of: string;
  readonly children: ReactNode;
}

/**
 * Draws what is of something else beside what stood there, which is hidden and taken away after the paint: to take
 * hundreds of rows out of React and the document lasts longer than to draw the first of those that follow.
 */
export function DeferredUnmount({ of, children }: DeferredUnmountProps) {
  const [current, setCurrent] = useState(of);
  const [outgoing, setOutgoing] = useState<{ readonly of: string; readonly content: ReactNode }>();
  const drawn = useRef(children);
  if (current !== of) {
    setCurrent(of);
    // The very element that was drawn last: React leaves what is of it as it is.
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
