import { dayIn } from '#engine/form/format/calendar-day.ts';

const HOUR = 3_600_000;

/**
 * Whether a day (`2027-01-15`) has begun in a time zone. An hour before midnight counts: a browser that knows newer
 * rules for the zone than this Node is an hour ahead of it, and proposes its own today.
 */
export function dayHasCome(day: string, timezone: string, now: Date): boolean {
  return day <= dayIn(timezone, new Date(now.getTime() + HOUR));
}
