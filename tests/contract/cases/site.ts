import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openPaidEvent } from '../paid-event.ts';

/** The event, its pages and steps, and what describes the API itself. */
export const siteCases: ApiCase[] = [
  {
    name: 'gives the event of its host and of no other',
    async run({ get }) {
      const event = await get('/api/getClientEventFromDomain/teachers.localhost');
      expect(event.body).toMatchObject({
        event_code: 'RTG2027',
        event_bilingual: 'Y',
        realtime: { channel: 'event.RTG2027', revision: expect.any(Number) },
      });
      expect((await get('/api/getClientEventFromDomain/LOCALHOST')).status).toBe(200);
      expect((await get('/api/getClientEventFromDomain/music.localhost')).status).toBe(404);
      expect((await get('/api/getEventDays', { host: 'elsewhere.example' })).status).toBe(404);
    },
  },
  {
    name: 'gives days, tracks, a track by its name in addresses, and the home page',
    async run({ get }) {
      expect((await get('/api/getEventDays')).body).toHaveLength(2);
      expect((await get('/api/getEventTrack')).body).toMatchObject([
        { code: 'vancouver' },
        { code: 'online' },
        {},
      ]);
      expect((await get('/api/getTrackInformationBySeo/in-person')).body).toMatchObject({ ID: '101' });
      expect((await get('/api/getTrackInformationBySeo/nowhere')).status).toBe(404);
      expect((await get('/api/loadEventHomePageForm')).body).toMatchObject({ document: { code: 'home' } });
      // The home page has an address of its own, and what is not there has none.
      for (const code of ['home', 'coming_soon', 'nowhere', '__proto__']) {
        expect((await get(`/api/getCustomPage/${code}`)).status).toBe(404);
      }
    },
  },
  {
    name: 'gives the steps of a choice, and refuses one that the event does not offer',
    async run({ post }) {
      const steps = await post('loadStepConfiguration', { track: 'online', mode: 'Online', day: 'friday' });
      const codes = (steps.body.steps as { code: string }[]).map(({ code }) => code);
      expect(codes.slice(0, 3)).toEqual(['personal', 'participation', 'membership']);
      expect(codes.slice(codes.indexOf('review'))).toEqual(['review', 'guests', 'needs', 'emergency']);
      const refused = await post('loadStepConfiguration', { track: 'moon', day: ['friday', 'monday'] });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        422,
        ['track', 'registrations_day'],
      ]);
    },
  },
  {
    name: 'gives a form with the lists that it names and no others',
    async run({ post }) {
      const form = await post('loadEventFormFromType', { form_type: 'emergency' });
      expect(Object.keys(form.body.lists as object).sort()).toEqual(['countries', 'provinces']);
      const personal = await post('loadEventFormFromType', { form_type: 'personal' });
      expect(Object.keys(personal.body.lists as object).sort()).toEqual(['districts', 'roles']);
      expect((await post('loadEventFormFromType', { form_type: 'nothing' })).status).toBe(404);
    },
  },
  {
    name: 'describes itself in OpenAPI and on a page without scripts',
    async run({ get }) {
      const { body } = await get('/api/openapi.json');
      const paths = body.paths as Record<string, Record<string, { operationId: string }>>;
      expect(body.openapi).toBe('3.1.0');
      expect(paths['/api/saveSubmitRegistration']?.post).toMatchObject({
        operationId: 'saveSubmitRegistration',
        tags: ['registration'],
        security: [{ holder: [] }],
        parameters: [{ name: 'Idempotency-Key', in: 'header' }],
        requestBody: {
          content: { 'multipart/form-data': {}, 'application/x-www-form-urlencoded': {} },
        },
        responses: { '400': {}, '402': {}, '409': {}, '413': {}, '415': {}, '422': {}, '429': {} },
      });
      expect(paths['/api/getEventDays']?.get).toMatchObject({ security: [] });
      expect(paths['/api/broadcasting/auth']?.post).toMatchObject({ responses: { '403': {} } });
      const references = JSON.stringify(body).match(/#\/components\/schemas\/\w+/g) ?? [];
      const { schemas } = body.components as { schemas: object };
      for (const reference of new Set(references)) {
        expect(schemas).toHaveProperty(reference.replace('#/components/schemas/', ''));
      }
      const page = await get('/api/docs');
      expect(page.text).toContain('/api/getManualAddressByID/{id}');
      expect(page.text).not.toContain('<script');
    },
  },
  {
    name: 'tells its version, and shows the outbox on this machine only',
    async run({ get, portal }) {
      expect((await get('/version.json')).body.version).toMatch(/^\d+\.\d+\.\d+/);
      expect((await get('/outbox')).status).toBe(200);
      expect((await get('/outbox', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
      const away = await portal.server.inject({
        url: '/outbox',
        remoteAddress: '192.0.2.1',
        headers: { host: 'localhost' },
      });
      expect(away.statusCode).toBe(404);
    },
  },
  {
    name: 'says at the address of the home page that the site is not published yet, in every language',
    async run(api) {
      const { at } = await openPaidEvent(api);
      const home = await api.get('/api/loadEventHomePageForm', at);
      expect(home.status, home.text).toBe(200);
      expect(home.body).toMatchObject({
        document: {
          code: 'home',
          title: { en: 'Paid days', fr: 'Journées payantes' },
          blocks: [
            {
              lead: {
                en: expect.stringMatching(/not published yet/),
                fr: expect.stringMatching(/pas encore publié/),
              },
            },
          ],
        },
      });
    },
  },
];
