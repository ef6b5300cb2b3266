import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openDrafts, page } from '../open-drafts.ts';
import { must } from '../paid-event.ts';

/** Documents that get another code in a draft, with everything that refers to them. */
export const renamedDocumentCases: ApiCase[] = [
  {
    name: 'gives a page another code with all links to it and to the pages below it, published at once',
    async run(api) {
      const { mine, start, save, publish, check, read, served } = await openDrafts(api);
      const first = await start('First');
      const textOf = (code: string) =>
        `<p><a href="/${code}">Us</a> <a href="/${code}/team">Team</a> <a href="/about-them">Them</a></p>`;
      const html = { en: textOf('about'), fr: textOf('fr/about') };
      await save(first, page('about', 'About'));
      await save(first, page('about-them', 'Them'));
      await save(first, page('team', 'Team', { parent: 'about' }));
      await save(first, page('links', 'Links', { blocks: [{ block: 'html', html }] }));
      must(await publish(first));

      const draft = await start('Renamed');
      const rename = (code: string, to: string) =>
        api.post('renameSiteDraftDocument', { draft, kind: 'page', code, to }, mine.headers);
      // What the draft has changed already goes along.
      await save(draft, page('about', 'About all of us'), { base_version: 1 });
      const { body } = await rename('about', 'us');
      const edited = (body['edited'] as { code: string }[]).map(({ code }) => code);
      expect(edited.toSorted()).toEqual(['links', 'team']);
      const { documents } = await read(draft);
      expect(documents).toMatchObject([
        { code: 'about', deleted: 'Y' },
        {
          code: 'links',
          base_version: 1,
          document: { blocks: [{ html: { en: textOf('us'), fr: textOf('fr/us') } }] },
        },
        { code: 'team', document: { parent: 'us' } },
        { code: 'us', base_version: 0, document: { title: { en: 'About all of us' } } },
      ]);
      const wrong = (await check(draft)).flatMap(({ diagnostics, elsewhere }) => [
        ...diagnostics,
        ...elsewhere,
      ]);
      expect(wrong).toEqual([]);
      // A second thought, within the draft: nothing is left of the code between.
      must(await rename('us', 'ourselves'));
      must(await publish(draft));
      expect([await served('about'), await served('us')]).toEqual([undefined, undefined]);
      expect(await served('ourselves')).toMatchObject({ version: 1 });
      expect(await served('team')).toMatchObject({ document: { parent: 'ourselves' } });
    },
  },
  {
    name: 'gives a form another code while it has no answers, and refuses codes that something stored depends on',
    async run(api) {
      const { event, mine, start, save, publish, published } = await openDrafts(api);
      const draft = await start();
      const rename = (code: string, to: string, kind = 'page', into = draft) =>
        api.post('renameSiteDraftDocument', { draft: into, kind, code, to }, mine.headers);
      const refusal = async (...of: Parameters<typeof rename>) => {
        const { status, body } = await rename(...of);
        return [status, JSON.stringify(body['errors'])];
      };
      await save(draft, page('a', 'A'));
      await save(draft, page('b', 'B'));
      expect(await refusal('a', 'b')).toEqual([422, expect.stringContaining('has this code')]);
      expect((await rename('a', 'A b')).status).toBe(422);
      expect((await rename('nowhere', 'b')).status).toBe(404);
      expect((await rename('a', 'c', 'nonsense')).status).toBe(404);
      expect(await refusal('registration', 'signing-up', 'flow')).toEqual([
        422,
        expect.stringContaining('more than documents'),
      ]);
      must(await rename('membership', 'kind_of_member', 'form'));
      must(await publish(draft, { confirmed: 'Y' }));
      const flow = JSON.stringify((await published('flow/registration')).document);
      expect([flow.includes('"kind_of_member"'), (await published('form/membership')).status]).toEqual([
        true,
        404,
      ]);
      const membership = await published('membership/membership');
      expect(membership.document).toMatchObject({ form_type: 'kind_of_member' });

      const begun = await event.begin();
      must(await event.save(begun, 'personal', { first_name: 'Zoé', last_name: 'Tremblay' }));
      expect(await refusal('personal', 'person', 'form', await start('Later'))).toEqual([
        422,
        expect.stringContaining('has answers'),
      ]);
    },
  },
];
