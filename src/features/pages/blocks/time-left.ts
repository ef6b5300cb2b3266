import { inZone } from '#engine/form/format/in-zone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole days, hours and minutes. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** The time until a moment; undefined once it has passed. */
export function leftUntil(moment: number, now: number): TimeLeft | undefined {
  const left = moment - now;
  if (left <= 0) return undefined;
  // The minute that runs counts, so that the last one is not called none.
  const whole = Math.ceil(left / MINUTE) * MINUTE;
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
  };
}

/** The instant of a date and a clock time, `2027-02-19T09:00`, in a time zone. */
export function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}:00Z`);
  // The offset is that of the instant itself, which is known only once the offset is: the second look is at the right one.
  const first = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(first, timeZone);
}

/** How far a time zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = inZone(new Date(instant).toISOString(), timeZone).slice(0, 19);
  return Date.parse(`${clock}Z`) - instant;
}
