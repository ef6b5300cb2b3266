import type { ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import type { ZoneClock } from './zone-clock.ts';

const shown = new Map<string, WeakMap<Session, Session>>();

/** A session on the clock of its time; the same object for the same session, so that its row stays as it is. */
function sessionAt(session: Session, { start, end, timezone }: ScheduleTime): Session {
  const known = shown.get(timezone) ?? new WeakMap<Session, Session>();
  shown.set(timezone, known);
  const before = known.get(session);
  if (before?.workshops_schedule_start === start && before.workshops_schedule_end === end) return before;
  const moved = {
    ...session,
    workshops_schedule_start: start,
    workshops_schedule_end: end,
    workshops_schedule_track_timezone: timezone,
  };
  known.set(session, moved);
  return moved;
}

/** The schedule in one time zone. */
export function timesInZone(
  times: readonly ScheduleTime[],
  zone: string,
  clock: ZoneClock,
): readonly ScheduleTime[] {
  return times.map((time) => {
    if (time.timezone === zone) return time;
    const moved = {
      ...time,
      start: clock(time.start, zone),
      end: clock(time.end, zone),
      timezone: zone,
    };
    return { ...moved, sessions: time.sessions.map((session) => sessionAt(session, moved)) };
  });
}
