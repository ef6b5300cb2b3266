import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { onlineAnswers, onlineChoice } from '../test-api.ts';

/** Requests that no site of ours sends. */
export const hostileCases: ApiCase[] = [
  {
    name: 'names every field that a call does not take',
    async run({ post, begin }) {
      const extra = await post('validate-email', { email: 'a@example.org', status: 'Submitted' });
      expect([extra.status, Object.keys(extra.body.errors ?? {})]).toEqual([422, ['status']]);
      const { code, bearer } = await begin();
      const french = await post('initStepReview', { code, id: 1 }, { ...bearer, 'accept-language': 'fr' });
      expect(french.body).toEqual({ errors: { id: ['n’est pas un champ de cet appel.'] } });
      const missing = await post('validate-email', {});
      expect(missing.body).toEqual({ errors: { email: ['This field is required'] } });
    },
  },
  {
    name: 'answers another’s code as it answers an unknown one',
    async run({ post, begin }) {
      const [mine, other] = [await begin(), await begin()];
      const calls: [string, object][] = [
        ['initStepReview', {}],
        ['checkAlreadyRegistered', {}],
        ['initializeForm', { form_type: 'personal' }],
        ['saveAutoInformation', { form_type: 'personal', version: 1, values: '{}' }],
        ['saveRegistrationPersonalInformations', { form_type: 'personal', version: 1, values: '{}' }],
        ['saveSubmitRegistration', { track: 'online', versions: '{}', total: 0 }],
      ];
      for (const [call, fields] of calls) {
        const headers = { ...mine.bearer, 'idempotency-key': randomUUID() };
        const [theirs, unknown] = [
          await post(call, { ...fields, code: other.code }, headers),
          await post(call, { ...fields, code: 'ZZZZ-ZZZZ' }, headers),
        ];
        expect([call, theirs.status, theirs.text]).toEqual([call, 404, unknown.text]);
        const bare = await post(call, { ...fields, code: other.code });
        expect([bare.status, Object.keys(bare.body)]).toEqual([401, ['errors']]);
      }
    },
  },
  {
    name: 'takes no token but one that it gave',
    async run({ post, begin, get }) {
      const { code, bearer } = await begin();
      for (const authorization of ['Bearer x', 'Basic x', `${bearer.authorization}x`, '', 'Bearer ']) {
        expect((await post('checkAlreadyRegistered', { code }, { authorization })).status).toBe(401);
      }
      expect((await get('/api/listConfiguration/teachers', bearer)).status).toBe(401);
    },
  },
  {
    name: 'takes form data where the contract says so, and JSON nowhere else',
    async run({ send }) {
      const body = JSON.stringify({ email: 'a@example.org' });
      for (const type of ['text/plain', 'application/json', 'text/plain; charset=utf-8', 'application/xml']) {
        const refused = await send('POST', '/api/validate-email', body, { 'content-type': type });
        expect([type, refused.status]).toEqual([type, 415]);
      }
      const urlencoded = await send('POST', '/api/validate-email', 'email=a%40example.org', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(urlencoded.body).toEqual({ valid: 'Y' });
      const form = await send('POST', '/api/publishConfiguration', 'event=teachers', {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: 'Bearer organizer-token-of-the-contract-tests',
      });
      expect(form.status).toBe(415);
    },
  },
  {
    name: 'refuses values that are not an object, not JSON, or reach a prototype',
    async run({ begin, save, post }) {
      const begun = await begin();
      const personal = JSON.stringify(onlineAnswers(begun.email).personal);
      const hostile = [
        '{',
        'null',
        '[]',
        '"text"',
        '{"__proto__":{"status":"Submitted"}}',
        personal.replace('{', '{"__proto__":{"x":1},'),
        '{"address":{"constructor":{"prototype":1}}}',
        '{"first_name":"\\u0000"}',
        `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
        '['.repeat(50_000),
      ];
      for (const values of hostile) {
        const saved = await save(begun, 'personal', values);
        expect([values.slice(0, 40), saved.status]).toEqual([values.slice(0, 40), 422]);
        const fields = { code: begun.code, form_type: 'personal', version: 1, values };
        expect((await post('saveAutoInformation', fields, begun.bearer)).status).toBe(422);
      }
      expect(({} as { status?: string }).status).toBeUndefined();
    },
  },
  {
    name: 'answers wrong types with what is wrong, never with a fault',
    async run({ post, begin, get }) {
      const { code, bearer } = await begin();
      const save = (fields: object) =>
        post(
          'saveRegistrationPersonalInformations',
          { code, form_type: 'personal', version: 1, values: '{}', ...fields },
          bearer,
        );
      for (const version of ['x', '1.5', '', ['1', '2']]) {
        expect([version, (await save({ version })).status]).toEqual([version, 422]);
      }
      for (const form_type of ['__proto__', 'steps', "' or 1=1", 'toString']) {
        expect([form_type, (await save({ form_type })).status]).toEqual([form_type, 404]);
      }
      const values = JSON.stringify({ first_name: { $gt: '' }, address: 'x', email: 7, role: ['classroom'] });
      const wrong = await save({ values });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([
        422,
        expect.arrayContaining(['first_name', 'address', 'email', 'role']),
      ]);
      const bad = { ...onlineChoice, email: 'ana@example.org\r\nBcc: all@example.org' };
      expect(
        (await post('generateRegistrationCaptured', bad, { 'idempotency-key': randomUUID() })).status,
      ).toBe(422);
      const long = { 'idempotency-key': 'x'.repeat(201) };
      expect(
        (await post('generateRegistrationCaptured', { ...bad, email: 'a@example.org' }, long)).status,
      ).toBe(422);
      expect((await get(`/api/getCountries/${'x'.repeat(100)}`)).status).toBe(404);
      expect((await get(`/api/getCountries/${'x'.repeat(300)}`)).status).toBe(414);
    },
  },
];
