import type { schedule as contract } from '#engine/contract/schedule.ts';
import { checkChoice } from '#server/domain/registration-choice.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { timesFor, timesWithSeats, withSeats } from '#server/domain/schedule/session-seats.ts';
import { notFound } from '#server/http/http-problem.ts';
import type { Handlers } from './handlers.ts';

/** The workshops by time, to be looked at by anybody; a registration's code in the request opens nothing more. */
export const scheduleHandlers: Handlers<typeof contract> = {
  async getScheduleByCodeAndTrack({ services: { db, configuration }, eventCode, event, body }) {
    checkChoice(event.document, { track: body.track, registrations_day: body.day });
    const index = scheduleOf(configuration, eventCode);
    const times = await timesWithSeats(db, eventCode, timesFor(index, body));
    return { version: index?.version ?? 0, times };
  },

  async getScheduleListByCodeAndTrack({ services: { db, configuration }, eventCode, event, body }) {
    checkChoice(event.document, { track: body.track, registrations_day: body.day });
    const index = scheduleOf(configuration, eventCode);
    const scheduled = timesFor(index, body).flatMap(({ sessions }) => sessions);
    return { version: index?.version ?? 0, sessions: await withSeats(db, eventCode, scheduled) };
  },

  async getSessionsBySchedule({ services: { db, configuration }, eventCode, params }) {
    const index = scheduleOf(configuration, eventCode);
    if (!index) return [];
    const time = index.times.get(params.x);
    if (!time) throw notFound();
    return withSeats(db, eventCode, time.sessions);
  },

  async getSessionDetail({ services: { db, configuration }, eventCode, params }) {
    const sessions = scheduleOf(configuration, eventCode)?.sessions;
    const asked = sessions?.get(params.x);
    if (!sessions || !asked) throw notFound();
    const others = asked.session.offered_again.flatMap((code) => sessions.get(code) ?? []);
    const [session, ...offered_again] = await withSeats(db, eventCode, [asked, ...others]);
    if (!session) throw notFound();
    return { session, offered_again };
  },

  listFilters: ({ services, eventCode }) => [
    ...(scheduleOf(services.configuration, eventCode)?.filters ?? []),
  ],
};
