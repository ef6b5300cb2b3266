import type { schedule as contract } from '#engine/contract/schedule.ts';
import { searchedWords, sessionWords } from '#engine/event/schedule/session-words.ts';
import { scheduleCalendar } from '#server/calendar/schedule-calendar.ts';
import { checkChoice } from '#server/dossiers/registration-choice.ts';
import { bandsFor, timesFor, timesWithSeats, withSeats } from '#server/inventory/session-seats.ts';
import { wordIn } from '#server/languages/words.ts';
import { eventSchema, isOfSchema } from '#server/pages/event-schema.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { glancePdf } from '#server/schedule/glance-pdf.ts';
import { memoizeFile } from '#server/schedule/memoize-file.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { venueOf } from '#server/schedule/venue.ts';
import type { Handlers } from './handlers.ts';

/** The workshops by time, to be looked at by anybody; a registration's code in the request opens nothing more. */
export const scheduleHandlers: Handlers<typeof contract> = {
  async getScheduleByCodeAndTrack({ services: { db, configuration }, eventCode, event, body }) {
    checkChoice(event.document, { track: body.track, registrations_day: body.day });
    const index = scheduleOf(configuration, eventCode);
    const times = await timesWithSeats(db, eventCode, timesFor(index, body));
    return { version: index?.version ?? 0, times, bands: bandsFor(index, body) };
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

  async getWorkshopsBySchema({ services: { db, configuration }, eventCode, event, params }) {
    const known = eventSchema(configuration, event).workshops;
    if (params.x !== 'all' && !known.some(({ code }) => code === params.x)) throw notFound();
    const all = timesFor(scheduleOf(configuration, eventCode), {}).flatMap(({ sessions }) => sessions);
    const chosen = params.x === 'all' ? all : all.filter((each) => isOfSchema(each, params.x));
    return withSeats(db, eventCode, chosen);
  },

  async getWorkshopByQuery({ services: { db, configuration }, eventCode, event, params, query, language }) {
    const { days, tracks } = event.document;
    const track = oneOf(tracks, params.track);
    const day = oneOf(days, params.x);
    const { q = '', mode, schema = [] } = query;
    const words = searchedWords(q);
    const times = timesFor(scheduleOf(configuration, eventCode), {
      ...(track !== undefined && { track }),
      ...(day !== undefined && { day: [day] }),
    });
    const found = times
      .flatMap(({ sessions }) => sessions)
      .filter((each) => mode === undefined || each.session.workshops_session_type === mode)
      .filter((each) => schema.every((code) => isOfSchema(each, code)))
      .filter(({ session }) => {
        const said = words.length > 0 ? sessionWords(session, language) : '';
        return words.every((word) => said.includes(word));
      });
    return withSeats(db, eventCode, found);
  },

  downloadScheduleFile({ services: { configuration }, eventCode, event: { document }, language }) {
    const index = scheduleOf(configuration, eventCode);
    return {
      type: 'text/calendar; charset=utf-8',
      name: wordIn('schedule.calendarName', language, { event: document.code }),
      content: Buffer.from(
        scheduleCalendar(
          document,
          [...(index?.sessions.values() ?? [])],
          language,
          venueOf(configuration, eventCode),
        ),
      ),
    };
  },

  async downloadScheduleGlanceFile({ services, eventCode, event: { document }, params, language }) {
    const track = params.x === 'all' ? undefined : params.x;
    if (track !== undefined && !document.tracks.some(({ code }) => code === track)) throw notFound();
    const index = scheduleOf(services.configuration, eventCode);
    if (!index) throw notFound();
    const now = new Date();
    const name = `${params.x} ${language} ${now.toISOString().slice(0, 10)}`;
    const content = await memoizeFile(index, name, () =>
      glancePdf({ event: document, times: timesFor(index, { track }), locale: language, now }),
    );
    return {
      type: 'application/pdf',
      name: wordIn('schedule.fileName', language, { event: document.code }),
      content,
    };
  },

  listFilters: ({ services, eventCode }) => [
    ...(scheduleOf(services.configuration, eventCode)?.filters ?? []),
  ],
};

/** The code itself where it is one of these, nothing for `all` of them; throws 404 for any other. */
function oneOf(known: readonly { readonly code: string }[], asked: string): string | undefined {
  if (asked === 'all') return undefined;
  if (!known.some(({ code }) => code === asked)) throw notFound();
  return asked;
}
