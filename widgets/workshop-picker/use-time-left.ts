import { useEffect, useState } from 'react';

/** Seconds until a moment by the server's clock, counted down once a second; undefined without a moment. */
export function useTimeLeft(until: string | undefined, clockOffset: number): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === undefined) return undefined;
  return Math.max(0, Math.ceil((Date.parse(until) - now - clockOffset) / 1_000));
}
