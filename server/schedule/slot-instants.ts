import { TZDate } from '@date-fns/tz';

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
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = (clock: string, later: number): string => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return new TZDate(year, month - 1, day + later, hour, minute, timezone).toISOString();
  };
  return { start: at(start, 0), end: at(end, end <= start ? 1 : 0) };
}
