import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { EventSource } from '#engine/contract/new-event.ts';
import { auditEntry } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openDesk } from '../open-desk.ts';
import { cookieOf, sessionHeaders } from '../organizer-sessions.ts';
import { openPaidEvent } from '../paid-event.ts';
import type { Fields, Headers, TestApi } from '../test-api.ts';

const chosen = (fields: Fields): Fields => ({
  name: { en: 'Deep Roots 2028', fr: 'Racines profondes 2028' },
  location: 'Kelowna',
  client_name: 'The Orchard Society',
  start: '2028-09-16',
  languages: ['en', 'fr'],
  ...fields,
});

const create = (api: TestApi, fields: Fields, headers: Headers) =>
  api.send('POST', '/api/createEvent', JSON.stringify(fields), {
    ...headers,
    'content-type': 'application/json',
  });

/** Events that organizers make at the desk of another. */
export const newEventCases: ApiCase[] = [
  {
    name: 'makes an event from each template, at whose desk its owner signs in with the code of the answer',
    async run(api) {
      const desk = await openDesk(api, 'teachers', 'teachers.localhost', 'owner');
      const listed = await api.get('/api/listEventSources', desk.headers);
      const sources = listed.body.sources as EventSource[];
      const templates = sources.flatMap(({ template }) => template ?? []);
      expect(templates).toEqual(['conference', 'day', 'festival', 'meetup', 'proposals']);
      expect(sources.at(-1)).not.toHaveProperty('template');
      for (const template of templates) {
        const code = `new-${template}`;
        const made = await create(api, chosen({ template, code, colour: '#0e5e47' }), desk.headers);
        expect([template, made.status, made.body]).toEqual([
          template,
          200,
          expect.objectContaining({
            code,
            documents: sources.find((each) => each.template === template)?.documents,
          }),
        ]);
        const { sign_in: own, site, desk: address } = made.body as Record<string, unknown>;
        const at = `${code}.localhost`;
        expect([new URL(String(site)).hostname, new URL(String(address)).pathname]).toEqual([
          at,
          '/organize',
        ]);
        const event = await api.get(`/api/getClientEventFromDomain/${at}`, { host: at });
        expect([event.status, event.text.includes('Deep Roots 2028')]).toEqual([200, true]);
        const opening = await api.get('/api/getRegistrationOption', { host: at });
        expect([opening.status, opening.text.includes('"registration_open":"Y"')]).toEqual([200, false]);
        const entered = await api.post('signInOrganizer', own as Fields, { host: at });
        expect([entered.status, entered.body.role, entered.body.event]).toEqual([200, 'owner', code]);
        const there = sessionHeaders(cookieOf(entered.headers), at);
        expect((await api.get('/api/listTeam', there)).body.team).toEqual([
          expect.objectContaining({ email: desk.email, role: 'owner' }),
        ]);
        const before = await api.get('/api/getOpening', there);
        expect([before.status, before.body.open]).toEqual([200, 'N']);
        expect(before.body.lacking).toContainEqual({
          ...{ what: 'placeholders', kind: 'page', code: 'venue' },
          count: 3,
        });
        const opened = await api.post('setRegistrationOpen', { open: 'Y' }, there);
        expect([opened.status, opened.body.open]).toEqual([200, 'Y']);
        expect(
          api.portal.configuration.current(code, 'event', code)?.document.options.registration_open,
        ).toBe('Y');
        expect((await api.get('/api/getOpening', desk.headers)).body.open).toBe('Y');
        // The code was for one sign-in, and for that event.
        expect((await api.post('signInOrganizer', own as Fields, { host: at })).status).not.toBe(200);
      }
      const entries = await api.database.db
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.action, 'createEvent'), eq(auditEntry.subject, 'new-meetup')));
      expect(entries.map(({ eventCode, actor }) => [eventCode, actor]).toSorted()).toEqual([
        ['new-meetup', desk.email],
        ['teachers', desk.email],
      ]);
    },
  },
  {
    name: 'copies an event without what is left out, its dates and names moved in documents and texts',
    async run(api) {
      const event = await openPaidEvent(api);
      const desk = await openDesk(api, event.code, event.at.host, 'owner');
      const code = `${event.code}-again`;
      const made = await create(api, chosen({ code, without: ['discounts', 'event'] }), desk.headers);
      expect(made.status).toBe(200);
      const [before, after] = [event.code, code].map((each) =>
        api.portal.configuration.list(each).map(({ document }) => `${document.kind}/${document.code}`),
      );
      expect(after?.toSorted()).toEqual(
        before
          ?.filter((name) => !name.startsWith('discounts/'))
          .map((name) => (name.startsWith('event/') ? `event/${code}` : name))
          .toSorted(),
      );
      const copied = api.portal.configuration.current(code, 'event', code)?.document;
      expect(copied).toMatchObject({
        hosts: [`${code}.localhost`],
        name: { en: 'Deep Roots 2028' },
        dates: { start: '2028-09-16' },
        options: { registration_open: 'N' },
        contact_email: desk.email,
      });
    },
  },
  {
    name: 'refuses an event whose code or host is taken, an unknown template and a bad host, and makes nothing',
    async run(api) {
      const desk = await openDesk(api, 'teachers', 'teachers.localhost', 'owner');
      const template = 'meetup';
      const refusals = [
        [{ template, code: 'boats' }, 422, ['code']],
        [{ template, code: 'mine', host: 'boats.localhost' }, 422, ['host']],
        [{ template: 'nothing', code: 'mine' }, 422, ['template']],
        [{ template: '../events/teachers', code: 'mine' }, 422, ['template']],
        [{ template, code: 'mine', host: 'a/b' }, 422, ['host']],
        [{ template, code: 'mine', start: '2028-02-31' }, 422, ['start']],
        [{ template, code: '../mine' }, 422, ['code']],
        [{ template, code: 'mine', timezone: 'Mars/Base' }, 422, ['timezone']],
      ] as const;
      for (const [fields, status, keys] of refusals) {
        const answer = await create(api, chosen(fields), desk.headers);
        expect([fields, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
          fields,
          status,
          keys,
        ]);
      }
      expect(api.portal.configuration.current('mine', 'event', 'mine')).toBeUndefined();
      const { length } = await api.database.db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, 'mine'));
      expect(length).toBe(0);
    },
  },
];
