import { inZone } from '#engine/form/format/in-zone.ts';
import { instantInZone } from '#engine/form/format/instant-in-zone.ts';
import { newerOffset } from '#server/schedule/newer-offset.ts';

/**
 * The instant of a clock time in a zone, `2027-01-31T09:00`, by the newest rules that are known here. Undefined for what is
 * no time, or one that the clocks skip.
 */
export function dueAt(local: string, timezone: string): Date | undefined {
  const instant = instantInZone(local, timezone);
  const newer = instant && newerOffset(timezone, local.slice(0, 10), local.slice(11));
  return newer ? new Date(`${local}:00${newer}`) : instant;
}

/** The clock time of an instant, as `dueAt` reads it. */
export function localClock(instant: Date, timezone: string): string {
  const shown = inZone(instant.toISOString(), timezone).slice(0, 16);
  const newer = newerOffset(timezone, shown.slice(0, 10), shown.slice(11));
  if (!newer) return shown;
  const shift = Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${newer}`);
  return new Date(instant.getTime() + shift).toISOString().slice(0, 16);
}
