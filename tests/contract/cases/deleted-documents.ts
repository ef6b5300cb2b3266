import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntry } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openDesk } from '../open-desk.ts';
import { openDrafts, page } from '../open-drafts.ts';
import { must } from '../paid-event.ts';

const linkTo = (path: string) => ({
  blocks: [
    {
      block: 'cards',
      cards: [{ title: { en: 'Go', fr: 'Allez' }, action: { label: { en: 'Go', fr: 'Allez' }, link: path } }],
    },
  ],
});

/** Documents that are deleted in a draft, and gone once it is published. */
export const deletedDocumentCases: ApiCase[] = [
  {
    name: 'deletes a document with the other changes of a draft, once nothing leads to it, and lists it for a return',
    async run(api) {
      const { event, mine, start, save, publish, check, read, served, remove } = await openDrafts(api);
      const first = await start('First');
      await save(first, page('harbour', 'Harbour'));
      await save(first, page('boats', 'Boats', linkTo('/harbour')));
      must(await publish(first));

      const draft = await start('No harbour');
      expect((await remove(draft, 'page/harbour')).body).toEqual({ deleted: 'Y' });
      expect((await read(draft)).documents).toMatchObject([
        { code: 'harbour', deleted: 'Y', base_version: 1, document: { title: { en: 'Harbour' } } },
      ]);
      expect(await check(draft)).toMatchObject([
        {
          code: 'harbour',
          changes: [],
          elsewhere: [
            {
              kind: 'page',
              code: 'boats',
              diagnostic: { severity: 'error', code: 'dangling', pointer: '/blocks/0/cards/0/action/link' },
            },
          ],
        },
      ]);
      const refused = await publish(draft, { confirmed: 'Y' });
      expect([refused.status, JSON.stringify(refused.body.diagnostics)]).toEqual([
        422,
        expect.stringContaining('page/boats'),
      ]);
      expect(await served('harbour')).toMatchObject({ version: 1 });

      // Mended in the same draft, also where it is only mentioned in a text.
      const rich = (html: string) => ({
        blocks: [{ block: 'html', html: { en: html, fr: html } }],
      });
      await save(draft, page('boats', 'Boats', rich('<p><a href="/harbour">Go</a></p>')), {
        base_version: 1,
      });
      expect((await check(draft)).find(({ code }) => code === 'harbour')?.elsewhere).toMatchObject([
        { code: 'boats', diagnostic: { severity: 'error', pointer: '/blocks/0/html/en' } },
        { code: 'boats', diagnostic: { severity: 'error', pointer: '/blocks/0/html/fr' } },
      ]);
      await save(draft, page('boats', 'Boats', rich('<p>Gone</p>')), { revision: 1 });
      expect((await check(draft)).map(({ diagnostics, elsewhere }) => [diagnostics, elsewhere])).toEqual([
        [[], []],
        [[], []],
      ]);
      expect((await publish(draft)).body.published).toEqual([
        { kind: 'page', code: 'boats', version: 2, deleted: 'N' },
        { kind: 'page', code: 'harbour', version: 2, deleted: 'Y' },
      ]);
      expect(await served('harbour')).toBeUndefined();
      expect((await api.get('/api/getCustomPage/harbour', event.at)).status).toBe(404);
      const [entry] = await api.database.db
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.eventCode, event.code), eq(auditEntry.subject, 'No harbour')))
        .then((rows) => rows.filter(({ action }) => action === 'publishSiteDraft'));
      expect(entry).toMatchObject({
        actor: mine.email,
        changes: [
          { what: 'page/boats', is: '2' },
          { what: 'page/harbour', was: '1' },
        ],
      });

      const listed = await api.get('/api/listSiteDocuments', mine.headers);
      expect(listed.body.deleted).toMatchObject([
        { kind: 'page', code: 'harbour', name: { en: 'Harbour' }, version: 2, deleted_by: mine.email },
      ]);
      const back = await start('Back');
      expect((await save(back, page('harbour', 'Harbour'), { base_version: 0 })).status).toBe(200);
      must(await publish(back));
      expect(await served('harbour')).toMatchObject({ version: 3 });
      expect((await api.get('/api/listSiteDocuments', mine.headers)).body.deleted).toEqual([]);
    },
  },
  {
    name: 'deletes a form once its flow no longer asks it, after a confirmation of whose answers it has',
    async run(api) {
      const { event, start, save, publish, check, remove, published } = await openDrafts(api);
      const begun = await event.begin();
      await event.fill(begun);
      must(await event.submit(begun));
      const draft = await start();
      await remove(draft, 'form/personal');
      const inFlow = (await check(draft))[0]?.elsewhere;
      expect(inFlow).toContainEqual(
        expect.objectContaining({
          kind: 'flow',
          code: 'registration',
          diagnostic: expect.objectContaining({ pointer: '/steps/0/form_type', severity: 'error' }),
        }),
      );
      const { version, document } = await published('flow/registration');
      const steps = (document['steps'] as { code: string }[]).filter(({ code }) => code !== 'personal');
      await save(draft, { ...document, steps }, { base_version: version });
      const checked = (await check(draft)).find(({ code }) => code === 'personal');
      expect([checked?.elsewhere, checked?.affected.map(({ problem }) => problem)]).toEqual([
        [],
        [expect.stringMatching(/answers are kept.*1 registration or application is affected/)],
      ]);
      const asked = await publish(draft);
      expect([asked.status, asked.body.reason]).toEqual([409, 'confirm']);
      must(await publish(draft, { confirmed: 'Y' }));
      expect([
        (await published('form/personal')).status,
        (await published('flow/registration')).status,
      ]).toEqual([404, 200]);
      // The desk and the export still have the answers.
      const desk = await openDesk(api, event.code, event.at.host);
      const dossier = await api.get(`/api/getDossier/${begun.code}`, desk.headers);
      expect([dossier.status, dossier.text.includes('Tremblay')]).toEqual([200, true]);
      expect((await event.review(begun)).status).toBeLessThan(500);
    },
  },
  {
    name: 'refuses to delete what visitors or registrations need, and says why',
    async run(api) {
      const { event, start, publish, check, remove } = await openDrafts(api);
      const begun = await event.begin();
      await event.fill(begun);
      must(await event.submit(begun));
      const draft = await start();
      for (const name of [`event/${event.code}`, 'flow/registration', 'fees/fees', 'membership/membership'])
        must(await remove(draft, name));
      const found = await check(draft);
      expect(found.map(({ kind, diagnostics }) => [kind, diagnostics.map(({ code }) => code)])).toEqual([
        ['event', ['needed']],
        ['fees', ['needed']],
        ['flow', ['needed']],
        ['membership', ['needed']],
      ]);
      expect((await publish(draft, { confirmed: 'Y' })).status).toBe(422);
      expect((await remove(draft, 'page/nowhere')).status).toBe(404);
      expect((await remove(draft, 'nonsense/x')).status).toBe(404);
    },
  },
  {
    name: 'keeps a document that was to be deleted with its edits, and asks again if another version came meanwhile',
    async run(api) {
      const { mine, theirs, start, save, publish, check, read, served, remove, keep } = await openDrafts(api);
      const first = await start('First');
      await save(first, page('news', 'News'));
      await save(first, page('old', 'Old'));
      must(await publish(first));

      const draft = await start('Second');
      await save(draft, page('news', 'Edited'), { base_version: 1 });
      for (const name of ['page/news', 'page/old']) must(await remove(draft, name));
      // An editor that is still open brings nothing back.
      expect((await save(draft, page('news', 'Late'), { revision: 1 }, theirs)).status).toBe(404);
      for (const name of ['page/news', 'page/old'])
        expect((await keep(draft, name)).body).toEqual({ kept: 'Y' });
      expect((await keep(draft, 'page/news')).status).toBe(404);
      expect((await read(draft)).documents).toMatchObject([
        { code: 'news', deleted: 'N', document: { title: { en: 'Edited' } } },
      ]);

      must(await remove(draft, 'page/news'));
      const other = await start('Third');
      await save(other, page('news', 'Newer'), { base_version: 1 }, theirs);
      must(await publish(other, {}, theirs));
      expect((await check(draft))[0]?.outdated).toBe('Y');
      const late = await publish(draft);
      expect([late.status, late.body.reason]).toEqual([409, 'newer_version']);
      const which = { draft, kind: 'page', code: 'news' };
      const rebased = await api.post('rebaseSiteDraftDocument', which, mine.headers);
      expect(rebased.body).toMatchObject({
        conflicts: [],
        document: { deleted: 'Y', base_version: 2, document: { title: { en: 'Newer' } } },
      });
      must(await publish(draft));
      expect(await served('news')).toBeUndefined();
    },
  },
];
