import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import type { SessionSeats } from '#engine/contract/live-messages.ts';
import type { ScheduleTime } from '#engine/contract/schedule.ts';
import type { Call } from '#src/api/client.ts';

const HOUR = 3_600_000;

/** The whole schedule, with how full its sessions are; live messages keep it true between two answers. */
export const scheduleQuery = (call: Call) =>
  queryOptions({
    queryKey: ['schedule'],
    queryFn: ({ signal }) => call(api.schedule.getScheduleByCodeAndTrack, { body: {}, signal }),
    // What came with the page is of now: live messages ask anew when they begin to arrive.
    staleTime: 10_000,
  });

/** What it can be filtered by. */
export const filtersQuery = (call: Call) =>
  queryOptions({
    queryKey: ['schedule-filters'],
    queryFn: ({ signal }) => call(api.schedule.listFilters, { signal }),
    staleTime: 60_000,
  });

/** The time zones one may choose from. */
export const timeZonesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['time-zones'],
    queryFn: ({ signal }) => call(api.event.getTimeZones, { signal }),
    staleTime: HOUR,
    // Hundreds, of which the page shows none until they are asked for.
    meta: { askedThere: true },
  });

interface Schedule {
  readonly version: number;
  readonly times: ScheduleTime[];
}

/** The schedule with these seats; only the sessions that are told of are new objects. */
export function withSeats<Answer extends Schedule>(schedule: Answer, seats: readonly SessionSeats[]): Answer {
  const told = new Map(seats.map((each) => [each.workshops_session_code, each]));
  const times = schedule.times.map((time) => {
    if (!time.sessions.some((session) => told.has(session.workshops_session_code))) return time;
    const sessions = time.sessions.map((session) => {
      const news = told.get(session.workshops_session_code);
      return news ? { ...session, availability: news.availability, seats_left: news.seats_left } : session;
    });
    return { ...time, sessions };
  });
  return { ...schedule, times };
}
