import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntry, dossier } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openDrafts, page } from '../open-drafts.ts';

type Form = { sections: { fields: { code: string; options?: { id: string }[] }[] }[] };

/** Changes to the site that organizers collect and publish together. */
export const siteDraftCases: ApiCase[] = [
  {
    name: 'publishes all documents of a draft together, each diagnosed beside the others, and logs it',
    async run(api) {
      const { event, mine, start, save, publish, check, read, served } = await openDrafts(api);
      const draft = await start();
      const action = { label: { en: 'Harbour', fr: 'Port' }, link: '/harbour' };
      const blocks = [{ block: 'cards', cards: [{ title: { en: 'Go', fr: 'Allez' }, action }] }];
      const first = await save(draft, page('boats', 'Boats', { blocks }));
      // Nothing leads to the harbour yet; with its page in the draft, the link is whole.
      expect((first.body.diagnostics as object[]).length, first.text).toBeGreaterThan(0);
      const harbour = await save(draft, page('harbour', 'Harbour'));
      expect([harbour.status, harbour.body.diagnostics]).toEqual([200, []]);
      expect((await check(draft)).map(({ code, diagnostics }) => [code, diagnostics])).toEqual([
        ['boats', []],
        ['harbour', []],
      ]);
      expect(await served('boats')).toBeUndefined();
      const { body } = await publish(draft);
      expect(body.published).toEqual([
        { kind: 'page', code: 'boats', version: 1, deleted: 'N' },
        { kind: 'page', code: 'harbour', version: 1, deleted: 'N' },
      ]);
      expect(await served('boats')).toMatchObject({ version: 1 });
      // A draft ends with its publish.
      expect((await api.get(`/api/getSiteDraft/${draft}`, mine.headers)).status).toBe(404);
      expect((await read(await start('Next'))).documents).toEqual([]);
      const entries = await api.database.db
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.eventCode, event.code), eq(auditEntry.action, 'publishSiteDraft')));
      expect(entries.map(({ subject, actor, changes }) => [subject, actor, changes])).toEqual([
        [
          'Night before',
          mine.email,
          [
            { what: 'page/boats', is: '1' },
            { what: 'page/harbour', is: '1' },
          ],
        ],
      ]);
    },
  },
  {
    name: 'previews a form with the rest of the draft, and no form that cannot be drawn',
    async run(api) {
      const { event, mine, start, save } = await openDrafts(api);
      const published = async (kind: string, code: string) =>
        (await api.get(`/api/getConfiguration/${event.code}/${kind}/${code}`, mine.headers)).body as {
          version: number;
          document: Form & { lists?: object };
        };
      const draft = await start();
      const preview = async (code: string) => {
        const { status, body } = await api.get(`/api/previewSiteDraftForm/${draft}/${code}`, mine.headers);
        return { status, body: body as { form?: { document: Form; lists: object }; tracks: object[] } };
      };
      const { document, version } = await published('form', 'personal');
      const [first, ...sections] = document.sections;
      const field = { code: 'colour', type: 'select', label: 'Colour', options_from: 'colours' };
      const form = { ...document, sections: [{ ...first, fields: [field] }, ...sections] };
      await save(draft, form, { base_version: version });
      const site = await published('event', event.code);
      const colours = [{ id: 'red', name: 'Red' }];
      const lists = { ...site.document.lists, colours };
      await save(draft, { ...site.document, lists }, { base_version: site.version });
      const { body } = await preview('personal');
      expect(body.form?.document.sections[0]?.fields.map(({ code }) => code)).toEqual(['colour']);
      expect([body.form?.lists, body.tracks.length > 0]).toMatchObject([{ colours }, true]);
      await save(draft, { ...form, sections: 'none' }, { revision: 1 });
      expect((await preview('personal')).body).not.toHaveProperty('form');
      expect([(await preview('membership')).status, (await preview('nothing')).status]).toEqual([200, 404]);
    },
  },
  {
    name: 'keeps a draft with errors, and publishes nothing of it until they are mended',
    async run(api) {
      const { start, save, publish, check, served } = await openDrafts(api);
      const draft = await start();
      await save(draft, page('right', 'Right'));
      const broken = await save(draft, page('wrong', 'Wrong', { blocks: [{ block: 'nothing' }] }));
      expect(broken.status).toBe(200);
      const refused = await publish(draft);
      expect([refused.status, (refused.body.diagnostics as object[]).length > 0]).toEqual([422, true]);
      expect([await served('right'), (await check(draft)).length]).toEqual([undefined, 2]);
      expect((await save(draft, page('wrong', 'Mended'), { revision: 1 })).status).toBe(200);
      expect((await publish(draft)).status).toBe(200);
      expect((await served('wrong'))?.document.title.en).toBe('Mended');
    },
  },
  {
    name: 'asks before it publishes a draft with which another document no longer charges, and refuses a broken form',
    async run(api) {
      const { event, mine, start, save, publish, check } = await openDrafts(api);
      const { body } = await api.get(`/api/getConfiguration/${event.code}/form/membership`, mine.headers);
      const { version, document: form } = body as { version: number; document: Form };
      const [section] = form.sections;
      const fields = section?.fields.map((field) =>
        field.code === 'role'
          ? { ...field, options: field.options?.filter(({ id }) => id !== 'retiree') }
          : field,
      );
      const draft = await start();
      const from = { base_version: version };
      expect((await save(draft, { kind: 'form', code: 'membership' }, from)).status).toBe(200);
      // What cannot be read is no reason not to look at the rest.
      expect((await save(draft, page('news', 'News'))).body.diagnostics).toEqual([]);
      const [broken] = await check(draft);
      expect([broken?.affected, broken?.diagnostics.length !== 0]).toEqual([[], true]);
      const french = await api.get(`/api/checkSiteDraft/${draft}`, {
        ...mine.headers,
        'accept-language': 'fr',
      });
      expect(french.text).toContain('Il manque «\u00a0title\u00a0».');
      expect((await publish(draft)).status).toBe(422);
      await save(draft, { ...form, sections: [{ ...section, fields }] }, { revision: 1 });
      expect(JSON.stringify((await check(draft))[0]?.affected)).toContain('membership/membership');
      const asked = await publish(draft);
      expect([asked.status, asked.body.reason]).toEqual([409, 'confirm']);
      expect((await publish(draft, { confirmed: 'Y' })).status).toBe(200);
    },
  },
  {
    name: 'never overwrites what another editor saved or published meanwhile, and merges it on request',
    async run(api) {
      const { theirs, start, save, publish, check, read, served } = await openDrafts(api);
      const draft = await start();
      expect((await save(draft, page('news', 'News'))).status).toBe(200);
      const late = await save(draft, page('news', 'Late'), {}, theirs);
      expect([late.status, late.body.reason]).toEqual([409, 'conflict']);
      expect((await save(draft, page('news', 'Mine'), { revision: 1 }, theirs)).status).toBe(200);
      expect((await publish(draft)).status).toBe(200);

      // Two drafts from the same version: the second is asked to take the first one's changes in.
      const [one, two] = [await start('One'), await start('Two')];
      const from = { base_version: 1 };
      const description = { en: 'What is new', fr: 'Du nouveau' };
      await save(one, page('news', 'One', { description }), from);
      await save(two, page('news', 'Two'), from, theirs);
      expect((await publish(one)).status).toBe(200);
      const refused = await publish(two, {}, theirs);
      expect([refused.status, refused.body.reason]).toEqual([409, 'newer_version']);
      expect((await check(two))[0]?.outdated).toBe('Y');
      const rebase = (given: object) =>
        api.post(
          'rebaseSiteDraftDocument',
          { draft: two, kind: 'page', code: 'news', ...given },
          theirs.headers,
        );
      const asked = await rebase({ dry_run: 'Y' });
      expect(asked.body.conflicts).toMatchObject([
        { pointer: '/title/en', base: 'Mine', draft: 'Two', published: 'One' },
        { pointer: '/title/fr' },
      ]);
      expect((await read(two)).documents[0]).toMatchObject({ base_version: 1, version: 2 });
      await rebase({});
      const merged = (await read(two)).documents[0];
      expect(merged).toMatchObject({ base_version: 2, document: { title: { en: 'Two' }, description } });
      expect((await publish(two, {}, theirs)).status).toBe(200);
      expect(await served('news')).toMatchObject({
        version: 3,
        document: { title: { en: 'Two' }, description },
      });
    },
  },
  {
    name: 'refuses in a draft what is no document, cannot be stored, or is of another event',
    async run(api) {
      const { mine, start, save, publish } = await openDrafts(api);
      const stranger = await openDrafts(api);
      const draft = await start();
      for (const document of [
        null,
        'page',
        [],
        {},
        { kind: 'page' },
        { kind: 'pages', code: 'a' },
        page('../a', 'A'),
      ])
        expect([document, (await save(draft, document)).status]).toEqual([document, 422]);
      expect((await save(draft, page('a', 'NUL \u0000'))).status).toBe(422);
      expect((await save('x', page('a', 'A'))).status).toBe(404);
      expect((await save(draft, page('a', 'A'), {}, stranger.mine)).status).toBe(404);
      expect((await publish(draft, {}, stranger.mine)).status).toBe(404);
      const post = (call: string, body: object, headers = mine.headers) =>
        api.post(call, { ...body }, headers);
      expect((await post('renameSiteDraft', { draft, name: 'Later' })).body.draft).toMatchObject({
        name: 'Later',
      });
      expect((await post('renameSiteDraft', { draft, name: '  ' })).status).toBe(422);
      expect((await save(draft, page('a', 'A'))).status).toBe(200);
      const which = { draft, kind: 'page', code: 'a' };
      expect((await post('removeSiteDraftDocument', which)).body).toEqual({ removed: 'Y' });
      expect((await post('removeSiteDraftDocument', which)).status).toBe(404);
      expect((await post('discardSiteDraft', { draft }, stranger.mine.headers)).status).toBe(404);
      expect((await post('discardSiteDraft', { draft })).body).toEqual({ discarded: 'Y' });
      expect((await api.get('/api/listSiteDrafts', mine.headers)).body).toEqual({ drafts: [] });
    },
  },
  {
    name: 'walks through the flows of an event and of a draft, with what each way costs now and then',
    async run(api) {
      const { event, mine, start, save } = await openDrafts(api);
      const stranger = await openDrafts(api);
      type Walked = {
        code: string;
        walks: { title: string; total: number; was?: number }[];
        not_shown: object[];
      };
      const walk = async (query = '', headers: Record<string, string> = mine.headers) => {
        const { status, body } = await api.get(`/api/listWalks/${event.code}${query}`, headers);
        return { status, flows: (body.flows ?? []) as Walked[] };
      };
      const stored = () => api.database.db.$count(dossier, eq(dossier.eventCode, event.code));
      const before = await stored();
      const { flows } = await walk();
      const [first] = flows;
      if (!first) throw new Error('the event has no flow');
      expect(flows.flatMap((flow) => flow.not_shown)).toEqual([]);
      expect(first.walks.every(({ title, was }) => title !== '' && was === undefined)).toBe(true);

      const { body } = await api.get(`/api/getConfiguration/${event.code}/fees/fees`, mine.headers);
      const fees = structuredClone(body.document) as { fees: { amount: number; early_bird?: object }[] };
      for (const fee of fees.fees) {
        fee.amount += 1_000;
        delete fee.early_bird;
      }
      const draft = await start();
      expect((await save(draft, fees, { base_version: body.version })).status).toBe(200);
      const drafted = (await walk(`?draft=${draft}`)).flows;
      const changed = drafted.flatMap(({ walks }) => walks).filter(({ was, total }) => was !== total);
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.every(({ was = 0, total }) => total > was)).toBe(true);
      // Nothing of a walk is kept.
      expect(await stored()).toBe(before);

      const french = await walk('', { ...mine.headers, 'accept-language': 'fr' });
      expect(french.flows[0]?.walks.map(({ total }) => total)).toEqual(first.walks.map(({ total }) => total));
      expect((await walk('?draft=x')).status).toBe(404);
      expect((await walk('', stranger.mine.headers)).status).toBe(404);
      const theirs = await api.get(
        `/api/listWalks/${stranger.event.code}?draft=${draft}`,
        stranger.mine.headers,
      );
      expect(theirs.status).toBe(404);
    },
  },
];
