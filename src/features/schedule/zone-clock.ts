import type { ScheduleTime } from '#engine/contract/schedule.ts';
import { inZone } from '#engine/format/in-zone.ts';

/** Writes an instant on the clock of a time zone, as ISO 8601 with that clock's offset. */
export type ZoneClock = (instant: string, zone: string) => string;

const OFFSET = /[+-]\d{2}:\d{2}$/;

function atOffset(instant: string, offset: string): string {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const ahead = (hours * 60 + minutes) * (offset.startsWith('-') ? -60_000 : 60_000);
  return new Date(Date.parse(instant) + ahead).toISOString().slice(0, 19) + offset;
}

/**
 * The clock by which a schedule is told. A zone that the schedule itself uses is read off its nearest time: the rules
 * that this browser knows of it may be of another year than the server's. Any other zone is the browser's to know.
 */
export function zoneClock(times: readonly ScheduleTime[]): ZoneClock {
  return (instant, zone) => {
    const at = Date.parse(instant);
    const distance = ({ start }: ScheduleTime) => Math.abs(Date.parse(start) - at);
    const own = times.filter(({ timezone, start }) => timezone === zone && OFFSET.test(start));
    const nearest = own.reduce<ScheduleTime | undefined>(
      (best, time) => (best && distance(best) <= distance(time) ? best : time),
      undefined,
    );
    const offset = nearest && OFFSET.exec(nearest.start)?.[0];
    return offset ? atOffset(instant, offset) : inZone(instant, zone);
  };
}
