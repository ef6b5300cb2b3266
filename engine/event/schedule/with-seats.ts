import type { ScheduleTime } from './session.ts';
import type { SessionSeats } from './session-seats.ts';

/** The times with these seats; only the sessions that are told of, and their times, are new objects. */
export function withSeats(times: readonly ScheduleTime[], seats: readonly SessionSeats[]): ScheduleTime[] {
  const told = new Map(seats.map((each) => [each.workshops_session_code, each]));
  return times.map((time) => {
    if (!time.sessions.some((session) => told.has(session.workshops_session_code))) return time;
    const sessions = time.sessions.map((session) => {
      const news = told.get(session.workshops_session_code);
      return news ? { ...session, availability: news.availability, seats_left: news.seats_left } : session;
    });
    return { ...time, sessions };
  });
}
