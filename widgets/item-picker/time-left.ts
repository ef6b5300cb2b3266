import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How much two measurements of the server's clock may differ by their way over the network, in milliseconds. */
const JITTER = 3_000;
const clock: { offset: number | undefined; now: number; ticks: Set<() => void>; timer: Timer } = {
  offset: undefined,
  now: 0,
  ticks: new Set(),
  timer: undefined,
};
type Timer = ReturnType<typeof setInterval> | undefined;

/**
 * The offset that every countdown of the page goes by: of measurements that hardly differ the largest, whose answer took
 * the least time; one that differs in earnest replaces it.
 */
function agreed(offset: number): number {
  const known = clock.offset;
  const isClose = known !== undefined && Math.abs(offset - known) <= JITTER;
  clock.offset = isClose ? Math.max(known, offset) : offset;
  return clock.offset;
}

function tickAll(): void {
  clock.now = Date.now();
  for (const tick of clock.ticks) tick();
}

function subscribe(onTick: () => void): () => void {
  clock.ticks.add(onTick);
  clock.timer ??= setInterval(tickAll, 1_000);
  // A countdown that joins others shows the same second as they do, and the right one.
  tickAll();
  return () => {
    clock.ticks.delete(onTick);
    if (clock.ticks.size > 0) return;
    clearInterval(clock.timer);
    clock.timer = undefined;
  };
}

/** The time of the last tick; of now where nothing ticks yet. */
function tickedAt(): number {
  if (clock.timer === undefined && Math.abs(Date.now() - clock.now) > 1_000) clock.now = Date.now();
  return clock.now;
}

const never = () => () => undefined;

/**
 * Seconds until a moment by the server's clock, counted down once a second; undefined without a moment. All countdowns of
 * a page tick together.
 */
export function useTimeLeft(until: string | undefined, clockOffset: number): number | undefined {
  const now = useSyncExternalStore(until === undefined ? never : subscribe, tickedAt, tickedAt);
  // The last tick may be nearly a second old, and a hold that begins now would show a second too many.
  useLayoutEffect(() => {
    if (until !== undefined) tickAll();
  }, [until]);
  if (until === undefined) return undefined;
  return Math.max(0, Math.ceil((Date.parse(until) - now - agreed(clockOffset)) / 1_000));
}

/** Minutes and seconds of a countdown, and hours while there are any: an accepted offer is held for a day. */
export function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

/** Minutes at which the time left is spoken; more often would only disturb (look: "Seat hold"). */
const SPOKEN = [5, 2, 1];

/** The minutes to be spoken now; undefined most of the time. */
export const spokenMinutes = (seconds: number): number | undefined =>
  SPOKEN.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 30);
