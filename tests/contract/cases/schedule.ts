import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { demoDocument } from '../test-api.ts';
import { publishFresh, testSchedule } from './catalogue.ts';

type Sessions = { [key: string]: unknown }[];
const codesOf = (sessions: unknown) => (sessions as Sessions).map((each) => each['workshops_session_code']);

/** The schedule as anybody sees it. */
export const scheduleCases: ApiCase[] = [
  {
    name: 'lists the sessions of a track and days in the order of their start, on the clock of the track',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const list = await api.post('getScheduleListByCodeAndTrack', { track: 'online', day: 'friday' });
      expect(codesOf(list.body['sessions'])).toEqual(
        ['open-early', 'few-early', 'two-early', 'again-early', 'priced-across', 'one-late', 'gone-late'].map(
          named,
        ),
      );
      const [first] = list.body['sessions'] as Sessions;
      // The online track keeps Eastern Time.
      expect(first).toMatchObject({
        workshops_schedule_start: '2027-02-19T09:00:00.000-05:00',
        workshops_schedule_end: '2027-02-19T10:00:00.000-05:00',
        workshops_schedule_track_timezone: 'America/Toronto',
        workshops_schedule_track_type: 'O',
        availability: 'open',
      });
      const all = await api.post('getScheduleByCodeAndTrack', {});
      const times = all.body['times'] as { [key: string]: unknown }[];
      expect(times.map((time) => time['workshops_schedule_code'])).toEqual(
        ['early', 'across', 'late', 'room', 'night'].map(named),
      );
      expect(times.at(-1)).toMatchObject({
        start: '2027-02-20T22:00:00.000-05:00',
        end: '2027-02-20T23:30:00.000-05:00',
      });
    },
  },
  {
    name: 'tells what is for everybody on its clock, with what a track alone has',
    async run(api) {
      const band = { kind: 'meal', title: 'Lunch', day: 'friday', start: '12:00', end: '13:00' };
      const named = await publishFresh(api, {
        ...testSchedule,
        bands: [
          { ...band, code: 'lunch' },
          { ...band, code: 'tea', kind: 'break', track: 'online', text: { en: 'A pause', fr: 'Une pause' } },
          { ...band, code: 'circle', kind: 'keynote', day: 'saturday' },
          { ...band, code: 'walk', track: 'vancouver' },
        ],
      });
      const bandsOf = async (asked: { track?: string; day?: string }) => {
        const { body } = await api.post('getScheduleByCodeAndTrack', asked);
        return body['bands'] as Sessions;
      };
      const friday = await bandsOf({ track: 'online', day: 'friday' });
      expect(friday.map(({ code }) => code)).toEqual([named('tea'), named('lunch')]);
      expect(friday).toMatchObject([
        // The online track keeps Eastern Time; what is for all keeps the event's.
        { start: '2027-02-19T12:00:00.000-05:00', timezone: 'America/Toronto', text: { fr: 'Une pause' } },
        { start: '2027-02-19T12:00:00.000-07:00', end: '2027-02-19T13:00:00.000-07:00' },
      ]);
      expect(await bandsOf({})).toHaveLength(4);
    },
  },
  {
    name: 'tells how full a session is, and how many seats are left only where there are few',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const sessions = ['open-early', 'few-early', 'two-early', 'gone-late', 'nothing'].map(named);
      const status = await api.post('CheckWorkshopSessionStatus', { sessions });
      expect(status.body).toEqual([
        { workshops_session_code: named('open-early'), availability: 'open' },
        { workshops_session_code: named('few-early'), availability: 'limited', seats_left: 8 },
        { workshops_session_code: named('two-early'), availability: 'limited', seats_left: 2 },
        { workshops_session_code: named('gone-late'), availability: 'full', seats_left: 0 },
      ]);
    },
  },
  {
    name: 'shows a session with the others of its workshop, a time with its sessions, and the filters',
    async run(api) {
      const named = await publishFresh(api, testSchedule);
      const detail = await api.get(`/api/getSessionDetail/${named('again-night')}`);
      expect(detail.body['session']).toMatchObject({ workshops_session_number: 3, free_included: 'N' });
      expect(codesOf(detail.body['offered_again'])).toEqual(['again-early', 'again-room'].map(named));
      const time = await api.get(`/api/getSessionsBySchedule/${named('late')}`);
      expect(codesOf(time.body)).toEqual(['one-late', 'gone-late'].map(named));
      const filters = await api.get('/api/listFilters');
      expect(filters.body).toMatchObject([{ code: 'topic', options: [{ id: 'maths' }] }]);
      const about = await api.post('getWorkshopBasicInformation', { code: named('again') });
      expect(about.body).toMatchObject({ presenters: [{ name: 'Ana Roy' }] });
    },
  },
  {
    name: 'knows no session, time, workshop, track or day that there is not',
    async run(api) {
      await publishFresh(api, testSchedule);
      const unknown = [
        await api.get('/api/getSessionDetail/nothing'),
        await api.get('/api/getSessionsBySchedule/__proto__'),
        await api.post('getWorkshopBasicInformation', { code: 'nothing' }),
      ];
      expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404]);
      const bad = await api.post('getScheduleByCodeAndTrack', { track: 'moon', day: 'monday' });
      expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ['track', 'registrations_day']]);
    },
  },
  {
    name: 'has empty lists where an event has no schedule',
    async run(api) {
      const host = { host: 'quiet.localhost' };
      const document = { ...(await demoDocument('event')), code: 'quiet', hosts: [host.host] };
      await api.publish(document, JSON.stringify({ event: 'quiet', document }));
      const list = await api.post('getScheduleListByCodeAndTrack', {}, host);
      expect(list.body).toEqual({ version: 0, sessions: [] });
      expect((await api.get('/api/listFilters', host)).body).toEqual([]);
    },
  },
  {
    name: 'gives the schedule as a calendar and at a glance as a PDF, in the language asked for',
    async run(api) {
      await api.publish(await demoDocument('catalogue/schedule'));
      const french = { 'accept-language': 'fr' };
      const calendar = await api.get('/api/downloadScheduleFile', french);
      expect(calendar.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': expect.stringContaining('attachment; filename="teachers-horaire.ics"'),
      });
      expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(97);
      expect(calendar.text).toContain('DTSTART;TZID=America/Vancouver:20270219T103000');
      for (const which of ['all', 'online']) {
        const glance = await api.get(`/api/downloadScheduleGlanceFile/${which}`);
        expect(glance.status).toBe(200);
        expect(glance.headers['content-disposition']).toContain('filename="teachers-schedule.pdf"');
        expect(glance.text).toMatch(/^%PDF-/);
      }
      expect((await api.get('/api/downloadScheduleGlanceFile/nowhere')).status).toBe(404);
    },
  },
];
