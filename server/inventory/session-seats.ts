import type { ScheduleBand, ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import type { Database } from '#server/database/database.ts';
import { groupBy } from '#server/schedule/group-by.ts';
import type { ScheduledSession, ScheduledTime, ScheduleIndex } from '#server/schedule/schedule-index.ts';
import { availabilityOf } from './availability.ts';
import { takenOf } from './inventory-lock.ts';

// Above this all of an event's are read: a query has a limited number of parameters.
const namedSessions = 1_000;

/** These sessions with how full they are now. */
export async function withSeats(
  db: Database,
  eventCode: string,
  scheduled: readonly ScheduledSession[],
): Promise<Session[]> {
  const codes = scheduled.map(({ session }) => session.workshops_session_code);
  const taken = await takenOf(db, eventCode, 'session', codes.length > namedSessions ? undefined : codes);
  return scheduled.map(({ session, limit }) => {
    const { availability, left } = availabilityOf(taken.get(session.workshops_session_code) ?? 0, limit);
    return { ...session, availability, ...(left !== undefined && { seats_left: left }) };
  });
}

/** The requested part of a schedule; absent choices exclude nothing. */
export type ScheduleChoice = { track?: string; day?: readonly string[] };

/** The times of a schedule that fit a choice and have sessions. */
export function timesFor(index: ScheduleIndex | undefined, { track, day }: ScheduleChoice): ScheduledTime[] {
  const isAsked = ({ time, sessions }: ScheduledTime): boolean =>
    sessions.length > 0 &&
    (track === undefined || time.track === track) &&
    (day === undefined || day.includes(time.day));
  return [...(index?.times.values() ?? [])].filter(isAsked);
}

/** The bands for a choice; those without a track are for all. */
export function bandsFor(index: ScheduleIndex | undefined, { track, day }: ScheduleChoice): ScheduleBand[] {
  return (index?.bands ?? []).filter(
    (band) =>
      (track === undefined || band.track === undefined || band.track === track) &&
      (day === undefined || day.includes(band.day)),
  );
}

/** These times with their sessions, and how full those are now. */
export async function timesWithSeats(
  db: Database,
  eventCode: string,
  times: readonly ScheduledTime[],
): Promise<ScheduleTime[]> {
  const sessions = await withSeats(
    db,
    eventCode,
    times.flatMap((each) => each.sessions),
  );
  const byTime = groupBy(sessions, ({ workshops_schedule_code }) => workshops_schedule_code);
  return times.map(({ time }) => ({ ...time, sessions: byTime.get(time.workshops_schedule_code) ?? [] }));
}
