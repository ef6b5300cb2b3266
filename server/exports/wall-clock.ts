import { inZone } from '#engine/form/format/in-zone.ts';

/** An instant on the clock of a time zone (IANA name), as spreadsheets read it: `2027-02-19 10:30:00`. */
export function wallClock(at: Date, timezone: string): string {
  return inZone(at.toISOString(), timezone).slice(0, 19).replace('T', ' ');
}
