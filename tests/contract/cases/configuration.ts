import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { cpuTime } from '../cpu-time.ts';
import { type DemoDocument, demoDocument, onlineAnswers, organizerToken } from '../test-api.ts';

type Diagnostic = { pointer: string; code: string; problem: string };
type Field = Record<string, unknown>;

const field = (given: Field): Field => ({ code: 'asked', type: 'text', label: 'Asked', ...given });

/** A form document with these fields in one section. */
function form(...fields: Field[]): DemoDocument {
  return { kind: 'form', code: 'needs', title: 'Needs', sections: [{ code: 'all', fields }] };
}

/** Documents that must not be served, with the diagnostic that says why. */
const bad: [name: string, document: unknown, code: string, pointer: string][] = [
  ['an unknown type', form(field({ type: 'hologram' })), 'unknown_type', '/sections/0/fields/0/type'],
  [
    'a show_if that reads no field',
    form(field({ show_if: { '==': [{ var: 'gone' }, 1] } })),
    'dangling',
    '/sections/0/fields/0/show_if',
  ],
  [
    'show_ifs in a circle',
    form(
      field({ code: 'a', show_if: { '!!': [{ var: 'b' }] } }),
      field({ code: 'b', show_if: { '!!': [{ var: 'a' }] } }),
    ),
    'circular',
    '/sections/0/fields/0',
  ],
  ['a duplicate code', form(field({}), field({})), 'duplicate_code', '/sections/0/fields/1/code'],
  [
    'a label without French',
    form(field({ label: { en: 'Name' } })),
    'missing_translation',
    '/sections/0/fields/0/label',
  ],
  ['the code __proto__', form(field({ code: '__proto__' })), 'pattern', '/sections/0/fields/0/code'],
  [
    'a remote $ref',
    form(field({ default: { $ref: 'https://evil.example/schema.json' } })),
    'reference',
    '/sections/0/fields/0/default/$ref',
  ],
  [
    '10,000 fields',
    form(...Array.from({ length: 10_000 }, (_, index) => field({ code: `f${index}` }))),
    'too_many_fields',
    '/sections',
  ],
  [
    'a pattern that RE2 cannot run',
    form(field({ pattern: '(a)\\1' })),
    'pattern',
    '/sections/0/fields/0/pattern',
  ],
  ['no document at all', 7, 'unknown_kind', '/kind'],
];

/** What organizers publish, and what becomes of what is wrong. */
export const configurationCases: ApiCase[] = [
  ...bad.map(
    ([name, document, code, pointer]): ApiCase => ({
      name: `refuses a form with ${name} and goes on serving the last good one`,
      async run({ publish, post }) {
        const before = await post('loadEventFormFromType', { form_type: 'needs' });
        const refused = await publish(document);
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['document']]);
        const diagnostics = refused.body.diagnostics as Diagnostic[];
        expect(diagnostics).toContainEqual(expect.objectContaining({ code, pointer }));
        expect((await post('loadEventFormFromType', { form_type: 'needs' })).text).toBe(before.text);
      },
    }),
  ),
  {
    name: 'publishes over no version that is newer than the one a document was made of, unless it is forced',
    async run({ publish, get }) {
      const authorization = `Bearer ${organizerToken}`;
      const read = async () =>
        (await get('/api/getConfiguration/teachers/page/about', { authorization })).body;
      const { version: from, document: base } = await read();
      const titled = (title: string) => ({ ...(base as object), title });
      const push = (title: string, more: object) =>
        publish(null, JSON.stringify({ event: 'teachers', document: titled(title), ...more }));
      const [first, second] = await Promise.all([
        push('Of A', { version: from }),
        push('Of B', { version: from }),
      ]);
      const [taken, refused] = first.status === 200 ? [first, second] : [second, first];
      expect([taken.status, refused.status]).toEqual([200, 409]);
      const newest = Number(from) + 1;
      expect(refused.body).toMatchObject({
        reason: 'newer_version',
        newer: { version: newest, changes: [{ pointer: expect.stringMatching(/^\/title/) }] },
      });
      // The version that a pulled file names is the same, and is no part of what is published.
      const pulled = JSON.stringify({ event: 'teachers', document: { $version: from, ...titled('Of C') } });
      expect((await publish(null, pulled)).status).toBe(409);
      expect((await push('Of D', { version: from, force: 'Y' })).status).toBe(200);
      expect((await push('Of D', { version: from })).status).toBe(200);
      expect((await read()).document).toMatchObject({ title: 'Of D' });
      expect((await publish(base)).status).toBe(200);
    },
  },
  {
    name: 'tells a document of another server from one that has changed meanwhile',
    async run({ publish, get }) {
      const authorization = `Bearer ${organizerToken}`;
      const { body } = await get('/api/getConfiguration/teachers/page/about', { authorization });
      const document = { ...(body.document as object), title: 'Elsewhere' };
      const push = (event: string, version: number) =>
        publish(null, JSON.stringify({ event, document, version }));
      const unknown = await push('teachers', 900);
      expect([unknown.status, unknown.body.errors?.['document']?.[0]]).toEqual([
        409,
        expect.stringMatching(/^is based on version 900, but/),
      ]);
      const nowhere = await push('no-such-event', 3);
      expect([nowhere.status, nowhere.body.diagnostics]).toMatchObject([422, [{ code: 'unknown_event' }]]);
    },
  },
  {
    name: 'refuses the key __proto__ with a diagnostic',
    async run({ publish }) {
      const text = '{"event":"teachers","document":{"kind":"form","__proto__":{"polluted":true}}}';
      const refused = await publish(undefined, text);
      expect(refused.body.diagnostics).toContainEqual(
        expect.objectContaining({ code: 'forbidden_key', pointer: '/__proto__' }),
      );
      expect((await publish(undefined, '{"event":')).status).toBe(400);
    },
  },
  {
    name: 'refuses characters that cannot be stored',
    async run({ publish }) {
      const refused = await publish(form(field({ label: 'a\0' })));
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        422,
        ['document.sections.0.fields.0.label'],
      ]);
    },
  },
  {
    name: 'runs a hostile pattern in linear time',
    async run({ publish, begin, save }) {
      const personal = await demoDocument('form/personal');
      personal.sections[0]?.fields.push(field({ pattern: '^(a+)+$', required: 'N', maxLength: 20_000 }));
      const lines = field({ code: 'lines', pattern: '^(a+)+$', required: 'N' });
      personal.sections[0]?.fields.push(lines);
      expect((await publish(personal)).status).toBe(200);
      const begun = await begin();
      const answers = { ...onlineAnswers(begun.email).personal, lines: `${'a'.repeat(50_000)}!` };
      const { result: refused, ms } = await cpuTime(() => save(begun, 'personal', answers));
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { lines: expect.arrayContaining(['This is not in the right format']) },
      ]);
      expect(ms).toBeLessThan(2_000);
      await publish(await demoDocument('form/personal'));
    },
  },
  {
    name: 'serves a label of markup as the text that it is',
    async run({ publish, post }) {
      const label = '<img src=x onerror="alert(1)">';
      const needs = await demoDocument('form/needs');
      needs.sections[0]?.fields.push(field({ label, required: 'N' }));
      expect((await publish(needs)).status).toBe(200);
      const served = await post('loadEventFormFromType', { form_type: 'needs' });
      expect(String(served.headers['content-type'])).toContain('application/json');
      expect(served.headers['x-content-type-options']).toBe('nosniff');
      expect(JSON.stringify(served.body.document)).toContain(JSON.stringify(label));
      await publish(await demoDocument('form/needs'));
    },
  },
  {
    name: 'makes a new version of what changed, and none of what is the same',
    async run({ publish, versionOf, get }) {
      const personal = await demoDocument('form/personal');
      await publish(personal);
      const before = await versionOf('personal');
      expect((await publish(personal)).body).toMatchObject({
        kind: 'form',
        code: 'personal',
        version: before,
      });
      const changed = { ...personal, title: { en: randomUUID(), fr: 'x' } };
      expect((await publish(changed)).body.version).toBe(before + 1);
      const headers = { authorization: 'Bearer organizer-token-of-the-contract-tests' };
      const pulled = await get('/api/getConfiguration/teachers/form/personal', headers);
      expect(pulled.body).toMatchObject({ version: before + 1, document: changed });
      const { documents } = (await get('/api/listConfiguration/teachers', headers)).body as {
        documents: object[];
      };
      expect(documents).toContainEqual({ kind: 'form', code: 'personal', version: before + 1 });
    },
  },
  {
    name: 'lists the versions of a document, gives any of them, and serves an earlier one that is published again',
    async run({ publish, get }) {
      const document = { kind: 'page', code: 'lighthouse', title: { en: 'One', fr: 'Un' }, blocks: [] };
      const first = Number((await publish(document)).body.version);
      await publish({ ...document, title: { en: 'Two', fr: 'Deux' } });
      const headers = { authorization: 'Bearer organizer-token-of-the-contract-tests' };
      const { versions } = (await get('/api/listConfigurationVersions/teachers/page/lighthouse', headers))
        .body as { versions: Field[] };
      expect(versions.slice(0, 2)).toMatchObject([
        { version: first + 1, published_by: 'organizer' },
        { version: first, published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
      ]);
      const old = await get(`/api/getConfigurationVersion/teachers/page/lighthouse/${first}`, headers);
      expect(old.body).toMatchObject({ version: first, document });
      expect((await publish(old.body.document)).body.version).toBe(first + 2);
      for (const gone of ['page/lighthouse/99', 'page/nowhere/1', 'nonsense/x/1']) {
        expect((await get(`/api/getConfigurationVersion/teachers/${gone}`, headers)).status).toBe(404);
      }
      expect((await get('/api/listConfigurationVersions/teachers/page/nowhere', headers)).status).toBe(404);
      expect((await get(`/api/getConfigurationVersion/teachers/page/lighthouse/${first}`)).status).toBe(401);
    },
  },
  {
    name: 'unpublishes a page: gone from the site, its versions kept, warned of where it is linked to, published again',
    async run({ publish, send, get }) {
      const headers = { authorization: 'Bearer organizer-token-of-the-contract-tests' };
      const unpublish = (kind: string, code: string, given = {}) =>
        send('POST', '/api/unpublishConfiguration', JSON.stringify({ event: 'teachers', kind, code }), {
          ...headers,
          'content-type': 'application/json',
          ...given,
        });
      const document = { kind: 'page', code: 'harbour', title: { en: 'Harbour', fr: 'Port' }, blocks: [] };
      const action = { label: { en: 'Harbour', fr: 'Port' }, link: '/fr/harbour' };
      const blocks = [{ block: 'cards', cards: [{ title: { en: 'Go', fr: 'Allez' }, action }] }];
      const first = Number((await publish(document)).body.version);
      const linking = { kind: 'page', code: 'boats', title: { en: 'Boats', fr: 'Bateaux' } };
      expect((await publish({ ...linking, blocks })).status).toBe(200);
      const gone = await unpublish('page', 'harbour');
      expect(gone.body).toMatchObject({ kind: 'page', code: 'harbour', version: first + 1 });
      expect(gone.body.warnings).toContainEqual(
        expect.objectContaining({
          severity: 'warning',
          code: 'dangling',
          pointer: '/blocks/0/cards/0/action/link',
          problem: expect.stringContaining('page/boats'),
        }),
      );
      expect((await get('/api/getCustomPage/harbour')).status).toBe(404);
      expect((await get('/sitemap.xml')).text).not.toContain('/harbour<');
      expect((await get('/api/getConfiguration/teachers/page/harbour', headers)).status).toBe(404);
      const listed = await get('/api/listConfigurationVersions/teachers/page/harbour', headers);
      expect((listed.body as { versions: Field[] }).versions.slice(0, 2)).toMatchObject([
        { version: first + 1, unpublished: 'Y' },
        { version: first },
      ]);
      const again = await get(`/api/getConfigurationVersion/teachers/page/harbour/${first}`, headers);
      expect(again.body).toMatchObject({ document });
      expect((await unpublish('page', 'harbour')).status).toBe(404);
      expect((await publish(again.body.document)).body.version).toBe(first + 2);
      expect((await get('/api/getCustomPage/harbour')).status).toBe(200);
      expect((await get('/sitemap.xml')).text).toContain('/harbour<');
      await unpublish('page', 'boats');
      for (const [kind, code] of [
        ['event', 'teachers'],
        ['flow', 'registration'],
        ['flow', 'volunteer'],
        ['page', 'home'],
      ] as const) {
        const refused = await unpublish(kind, code);
        expect([kind, refused.status, refused.body.errors]).toEqual([
          kind,
          422,
          { document: ['cannot be removed: the site needs it.'] },
        ]);
        expect(refused.body.diagnostics).toContainEqual(
          expect.objectContaining({
            code: 'needed',
            problem: expect.stringMatching(
              /^(Only pages can|"page\/home" is).* publish another version of it\.$/,
            ),
          }),
        );
      }
      expect((await unpublish('page', 'nowhere')).status).toBe(404);
      expect((await unpublish('nonsense', 'x')).status).toBe(404);
      expect((await unpublish('page', 'harbour', { authorization: 'Bearer wrong' })).status).toBe(401);
    },
  },
  {
    name: 'numbers concurrent publishes one after the other',
    async run({ publish, versionOf }) {
      const emergency = await demoDocument('form/emergency');
      const before = await versionOf('emergency');
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => publish({ ...emergency, title: { en: randomUUID(), fr: 'x' } })),
      );
      const versions = answers.map(({ body }) => Number(body.version)).sort((a, b) => a - b);
      expect(versions).toEqual(Array.from({ length: 8 }, (_, index) => before + index + 1));
      expect(await versionOf('emergency')).toBe(before + 8);
    },
  },
  {
    name: 'looks at what leans on a document: lists, forms, hosts, zones, other events',
    async run({ publish }) {
      const event = await demoDocument('event');
      const steps = await demoDocument('flow/registration');
      const codes = async (document: unknown) => {
        const { diagnostics = [] } = (await publish(document)).body as { diagnostics?: Diagnostic[] };
        return diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);
      };
      expect(await codes({ ...event, lists: {} })).toContain('dangling /lists');
      expect(await codes({ ...event, timezone: 'Mars/Olympus' })).toEqual(['time_zone /timezone']);
      expect(await codes({ ...event, code: 'music' })).toContain('not_allowed /code');
      const [first, ...rest] = steps.steps as unknown as Field[];
      const dangling = { ...steps, steps: [{ ...first, form_type: 'nowhere' }, ...rest] };
      expect(await codes(dangling)).toEqual(['dangling /steps/0/form_type']);
    },
  },
  {
    name: 'asks for the organizer’s token',
    async run({ send }) {
      const json = { 'content-type': 'application/json' };
      for (const authorization of ['', 'Bearer wrong', 'Bearer organizer-token-of-the-contract-test']) {
        const refused = await send('POST', '/api/publishConfiguration', '{}', { ...json, authorization });
        expect(refused.status).toBe(401);
      }
    },
  },
];
