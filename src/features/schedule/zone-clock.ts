import type { ScheduleTime } from '#engine/event/schedule/session.ts';
import { inZone } from '#engine/form/format/in-zone.ts';

/** Writes an instant on the clock of a time zone, as ISO 8601 with that clock's offset. */
export type ZoneClock = (instant: string, zone: string) => string;

const OFFSET = /[+-]\d{2}:\d{2}$/;

function atOffset(at: number, offset: string): string {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const ahead = (hours * 60 + minutes) * (offset.startsWith('-') ? -60_000 : 60_000);
  return new Date(at + ahead).toISOString().slice(0, 19) + offset;
}

/**
 * The clock of a schedule. A zone that the schedule uses is read from its nearest time, since the browser's time zone
 * rules may differ from the server's. Other zones are converted by the browser.
 */
export function zoneClock(times: readonly ScheduleTime[]): ZoneClock {
  const known = new Map<string, { at: number; offset: string }[]>();
  for (const { timezone, start } of times) {
    const offset = OFFSET.exec(start)?.[0];
    if (offset === undefined) continue;
    const ofZone = known.get(timezone) ?? [];
    known.set(timezone, ofZone);
    ofZone.push({ at: Date.parse(start), offset });
  }
  // A grid asks the same for every row on each render.
  const told = new Map<string, string>();
  return (instant, zone) => {
    const key = `${instant} ${zone}`;
    const before = told.get(key);
    if (before !== undefined) return before;
    const at = Date.parse(instant);
    let nearest: { at: number; offset: string } | undefined;
    for (const each of known.get(zone) ?? []) {
      if (!nearest || Math.abs(each.at - at) < Math.abs(nearest.at - at)) nearest = each;
    }
    const clock = nearest ? atOffset(at, nearest.offset) : inZone(instant, zone);
    told.set(key, clock);
    return clock;
  };
}
