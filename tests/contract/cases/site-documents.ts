import { expect } from 'vitest';
import type { ListedDocument } from '#engine/contract/site-documents.ts';
import type { ApiCase } from '../api-case.ts';
import { openDesk } from '../open-desk.ts';
import { openPaidEvent } from '../paid-event.ts';

/** What an editor of the site's documents reads besides its drafts. */
export const siteDocumentCases: ApiCase[] = [
  {
    name: 'lists the documents of the host’s event with who published them, and every kind by name',
    async run(api) {
      const event = await openPaidEvent(api);
      const { headers } = await openDesk(api, event.code, event.at.host, 'editor');
      const { status, body } = await api.get('/api/listSiteDocuments', {
        ...headers,
        'accept-language': 'fr',
      });
      const documents = body.documents as ListedDocument[];
      expect([status, documents.every(({ published_by }) => published_by === 'organizer')]).toEqual([
        200,
        true,
      ]);
      const named = (kind: string) => documents.find((each) => each.kind === kind);
      expect(named('event')).toMatchObject({ code: event.code, version: 1 });
      expect(named('form')?.name).toBeDefined();
      expect(named('fees')).not.toHaveProperty('name');
      expect([named('schedule')?.path, named('form')]).toEqual([
        '/schedule',
        expect.not.objectContaining({ path: expect.anything() }),
      ]);
      expect(body.kinds).toContainEqual(expect.objectContaining({ kind: 'form', name: 'Formulaire' }));
      const read = await api.get('/api/readSiteDocuments?kinds=event,form', headers);
      const kinds = (read.body.documents as ListedDocument[]).map(({ kind }) => kind);
      expect([...new Set(kinds)].sort()).toEqual(['event', 'form']);
      expect(JSON.stringify(read.body)).not.toContain('teachers');
    },
  },
  {
    name: 'describes a kind of document in the language of the request, as a form and as a schema',
    async run(api) {
      const { headers } = await openDesk(api, 'teachers', 'teachers.localhost', 'editor');
      const french = { ...headers, 'accept-language': 'fr' };
      const form = await api.get('/api/getDocumentForm/page', french);
      expect([form.status, form.body.name]).toEqual([200, 'Page']);
      expect(form.body).toMatchObject({
        schema: { properties: { title: { title: 'Titre', $ref: '#/$defs/Text' } } },
        uiSchema: { 'ui:definitions': { '#/$defs/Text': { 'ui:field': 'DocumentText' } } },
        defaults: { arrayMinItems: { populate: 'never' } },
      });
      const schema = await api.get('/api/getDocumentSchema/page', headers);
      expect(schema.body).toMatchObject({ schema: { properties: { title: { title: 'Title' } } } });
      for (const call of ['getDocumentForm', 'getDocumentSchema'])
        expect((await api.get(`/api/${call}/constructor`, headers)).status).toBe(404);
    },
  },
  {
    name: 'counts the registrations that a condition is true for, by the answers that count',
    async run(api) {
      const event = await openPaidEvent(api);
      const { headers } = await openDesk(api, event.code, event.at.host, 'editor');
      const count = async (condition: unknown, form?: string) => {
        const query = new URLSearchParams({ condition: JSON.stringify(condition), ...(form && { form }) });
        return (await api.get(`/api/countCondition?${query}`, headers)).body;
      };
      const named = await event.begin();
      await event.save(named, 'personal', { first_name: 'Zoé', last_name: 'Tremblay' });
      await event.begin();
      expect(await count({ '!!': [{ var: 'registration.track' }] })).toEqual({
        holds: 2,
        counted: 2,
        total: 2,
      });
      for (const [condition, form, holds] of [
        [{ '==': [{ var: 'registration.track' }, 'nowhere'] }, undefined, 0],
        [{ '==': [{ var: 'first_name' }, 'Zoé'] }, 'personal', 1],
        [{ '==': [{ var: 'answers.personal.first_name' }, 'Zoé'] }, undefined, 1],
        [{ '!': [{ var: 'first_name' }] }, 'personal', 1],
      ] as const)
        expect(await count(condition, form)).toMatchObject({ holds, total: 2 });
      // What is no condition is not counted.
      expect(await count({ method: [1, 'constructor'] })).toEqual({ counted: 0, total: 2 });
      expect((await api.get('/api/countCondition?condition={', headers)).body).toMatchObject({ counted: 0 });
    },
  },
];
