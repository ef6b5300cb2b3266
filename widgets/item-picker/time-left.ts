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

/** Minutes and seconds of a countdown. */
export function clockOf(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Minutes at which the time left is spoken; more often would only disturb (look: "Seat hold"). */
const SPOKEN = [5, 2, 1];

/** The minutes to be spoken now; undefined most of the time. */
export const spokenMinutes = (seconds: number): number | undefined =>
  SPOKEN.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 30);
