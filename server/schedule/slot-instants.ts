import { addDays } from '#engine/form/format/calendar-day.ts';
import { instantByNode, newerOffset } from './newer-offset.ts';

/**
 * From when to when a time of the schedule lasts, as ISO 8601 with the offset of its time zone, from a date and the
 * clock of that zone. An end at or before the start is that of the next day. The offset lets a browser
 * show the organizer's own clock whatever it knows of time zones: its rules and this server's may be of different years.
 */
export function slotInstants(
  date: string,
  { start, end }: { start: string; end: string },
  timezone: string,
): { start: string; end: string } {
  return {
    start: instantAt(date, start, timezone),
    end: instantAt(end <= start ? addDays(date, 1) : date, end, timezone),
  };
}

/** Prices ask for the same times on each call, and what a zone's clock says is slow to find out. */
const told = new Map<string, string>();
const MOST_TOLD = 20_000;

function instantAt(day: string, clock: string, timezone: string): string {
  const key = `${day} ${clock} ${timezone}`;
  const before = told.get(key);
  if (before !== undefined) return before;
  const newer = newerOffset(timezone, day, clock);
  const instant = newer ? `${day}T${clock}:00.000${newer}` : instantByNode(timezone, day, clock);
  if (told.size >= MOST_TOLD) told.clear();
  told.set(key, instant);
  return instant;
}
