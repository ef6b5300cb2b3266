import { and, asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import { auditEntry, organizer, siteDraft } from '#server/database/schema.ts';
import { localClock } from '#server/scheduled-drafts/due-at.ts';
import { publishDueDrafts } from '#server/scheduled-drafts/publish-due-drafts.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { openDrafts, page } from '../open-drafts.ts';
import { must } from '../paid-event.ts';
import type { TestApi } from '../test-api.ts';

const ZONE = 'America/Vancouver';
const HOUR = 3_600_000;

/** An event with drafts that are published later, and the passing of the time until then. */
async function openSchedule(api: TestApi) {
  const desk = await openDrafts(api);
  const { mine } = desk;
  const local = (instant: number) => localClock(new Date(instant), ZONE);
  const at = local(Date.now() + HOUR);
  const schedule = (draft: string, given: object = {}) =>
    api.post('scheduleSiteDraft', { draft, at, ...given }, mine.headers);
  const unschedule = (draft: string) => api.post('unscheduleSiteDraft', { draft }, mine.headers);
  const { db, configuration, mailer } = api.portal.paying;
  const link = () => 'https://example.org/organize';
  const publishDue = () => publishDueDrafts({ db, configuration, mailer, link });
  /** Has the hour of a draft come. */
  const come = async (draft: string) => {
    await db
      .update(siteDraft)
      .set({ scheduledFor: new Date(Date.now() - 1_000) })
      .where(eq(siteDraft.id, draft));
  };
  const state = async (draft: string, language = 'en') => {
    const headers = { ...mine.headers, 'accept-language': language };
    const { status, body } = await api.get(`/api/getSiteDraft/${draft}`, headers);
    return status === 200 ? (body['draft'] as SiteDraft) : undefined;
  };
  const entries = (action: string) =>
    db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.eventCode, desk.event.code), eq(auditEntry.action, action)))
      .orderBy(asc(auditEntry.at));
  /** Why a draft was not published when its time came. */
  const refused = async (draft: string) => {
    await come(draft);
    await publishDue();
    return (await state(draft))?.refused?.reasons ?? [];
  };
  return { ...desk, at, local, schedule, unschedule, publishDue, come, state, entries, refused, link };
}

/** Drafts that publish themselves at a set time. */
export const scheduledDraftCases: ApiCase[] = [
  {
    name: 'publishes a draft at its time by the clocks of the event, once however many processes see it due',
    async run(api) {
      const desk = await openSchedule(api);
      const { event, mine, start, save, remove, publish, read, served, schedule, come, state, at } = desk;
      const old = await start('Old');
      await save(old, page('old', 'Old'));
      must(await publish(old));
      const draft = await start('Monday');
      expect((await schedule(draft)).status).toBe(422);
      await save(draft, page('news', 'News'));
      must(await remove(draft, 'page/old'));
      for (const [wrong, says] of [
        [desk.local(Date.now() - HOUR), /over/],
        ['2027-02-30T09:00', /does not exist/],
      ] as const) {
        const { status, body } = await schedule(draft, { at: wrong });
        expect([wrong, status, JSON.stringify(body['errors'])]).toEqual([
          wrong,
          422,
          expect.stringMatching(says),
        ]);
      }
      expect((await schedule(draft, { at: 'soon' })).status).toBe(422);
      const set = (await schedule(draft)).body['draft'] as SiteDraft;
      expect([desk.local(Date.parse(set.scheduled?.at ?? '')), set.scheduled?.by]).toEqual([at, mine.email]);
      // It can be edited all the same.
      expect((await save(draft, page('news', 'Newer'), { revision: 1 })).status).toBe(200);
      await desk.publishDue();
      expect([await served('news'), (await read(draft)).documents.length]).toEqual([undefined, 2]);

      await come(draft);
      const other = await openConfiguration(api.database.db);
      const { db, mailer } = api.portal.paying;
      const elsewhere = publishDueDrafts({ db, configuration: other, mailer, link: desk.link });
      await Promise.all([desk.publishDue(), elsewhere]);
      await api.portal.configuration.catchUp(event.code);
      expect(await served('news')).toMatchObject({ version: 1, document: { title: { en: 'Newer' } } });
      expect([await served('old'), await state(draft)]).toEqual([undefined, undefined]);
      const [entry, ...more] = (await desk.entries('publishSiteDraft')).slice(1);
      expect([more, entry]).toMatchObject([
        [],
        {
          actor: mine.email,
          subject: 'Monday',
          changes: [
            { what: 'scheduled_for', is: expect.stringContaining(ZONE) },
            { what: 'page/news', is: '1' },
            { what: 'page/old', was: '1' },
          ],
        },
      ]);
      expect((await desk.entries('scheduleSiteDraft')).map(({ subject }) => subject)).toEqual(['Monday']);
    },
  },
  {
    name: 'moves and cancels the time of a draft, and says so in the list and the log',
    async run(api) {
      const desk = await openSchedule(api);
      const { mine, start, save, served, schedule, unschedule, come, state, at } = desk;
      const draft = await start();
      await save(draft, page('news', 'News'));
      expect((await unschedule(draft)).status).toBe(404);
      must(await schedule(draft));
      const later = desk.local(Date.now() + 2 * HOUR);
      must(await schedule(draft, { at: later }));
      const listed = (await api.get('/api/listSiteDrafts', mine.headers)).body['drafts'] as SiteDraft[];
      expect(listed.map(({ scheduled }) => scheduled?.local)).toEqual([later]);
      await come(draft);
      expect((await unschedule(draft)).body['draft']).not.toHaveProperty('scheduled');
      await desk.publishDue();
      expect([await served('news'), (await state(draft))?.refused]).toEqual([undefined, undefined]);
      const changes = (await desk.entries('scheduleSiteDraft')).map((entry) => entry.changes[0]);
      const written = (moment: string) => `${moment.replace('T', ' ')} ${ZONE}`;
      expect(changes).toEqual([
        { what: 'scheduled_for', is: written(at) },
        { what: 'scheduled_for', was: written(at), is: written(later) },
      ]);
      expect(await desk.entries('unscheduleSiteDraft')).toMatchObject([
        { subject: 'Night before', changes: [{ what: 'scheduled_for' }] },
      ]);
    },
  },
  {
    name: 'leaves a draft as it is that no longer passes at its time, says why, and emails who set it in their language',
    async run(api) {
      const desk = await openSchedule(api);
      const { event, mine, theirs, start, save, publish, read, served, schedule, refused, state } = desk;
      const draft = await start('Broken');
      await save(draft, page('wrong', 'Wrong', { blocks: [{ block: 'nothing' }] }));
      expect((await schedule(draft)).status).toBe(422);
      await save(draft, page('wrong', 'Right'), { revision: 1 });
      const french = { ...mine.headers, 'accept-language': 'fr' };
      must(await api.post('scheduleSiteDraft', { draft, at: desk.at }, french));
      await save(draft, page('wrong', 'Wrong again', { blocks: [{ block: 'nothing' }] }), { revision: 2 });
      expect(await refused(draft)).toMatchObject([
        { kind: 'page', code: 'wrong', problem: expect.stringMatching(/^It has errors\. .*nothing/) },
      ]);
      expect((await state(draft, 'fr'))?.refused?.reasons[0]?.problem).toMatch(/^Il contient des erreurs/);
      expect([await served('wrong'), (await read(draft)).documents.length]).toEqual([undefined, 1]);
      expect((await state(draft))?.scheduled).toBeUndefined();
      const mails = await mailsTo(api, mine.email);
      expect(mails.map(({ subject, text }) => [subject, text.includes('page/wrong')])).toEqual([
        [expect.stringMatching(/^«.Broken.» n’a pas pu être publié$/), true],
      ]);
      // Another run finds nothing due, and writes no second email.
      await desk.publishDue();
      expect(await mailsTo(api, mine.email)).toHaveLength(1);

      await save(draft, page('wrong', 'Right'), { revision: 3 });
      must(await schedule(draft));
      expect((await state(draft))?.refused).toBeUndefined();
      const other = await start('Other');
      await save(other, page('wrong', 'First'), {}, theirs);
      must(await publish(other, {}, theirs));
      expect(await refused(draft)).toMatchObject([{ problem: expect.stringContaining('Another version') }]);

      // An effect on people that nobody has confirmed: the form loses a field with an answer.
      const begun = await event.begin();
      const { version, document } = await desk.published('form/personal');
      const [section] = document['sections'] as [{ fields: { code: string }[] }];
      const fields = section.fields.filter(({ code }) => code !== 'first_name');
      const cut = await start('Cut');
      await save(cut, { ...document, sections: [{ ...section, fields }] }, { base_version: version });
      must(await schedule(cut));
      await event.fill(begun);
      expect(await refused(cut)).toMatchObject([
        { kind: 'form', code: 'personal', problem: expect.stringMatching(/not confirmed.*affected/) },
      ]);
      const asked = await schedule(cut);
      expect([asked.status, asked.body['reason']]).toEqual([409, 'confirm']);
      must(await schedule(cut, { confirmed: 'Y' }));
      // More people are no other effect.
      await event.fill(await event.begin());
      expect(await refused(cut)).toEqual([]);
      expect((await desk.published('form/personal')).version).toBe(version + 1);
    },
  },
  {
    name: 'publishes no draft for an organizer who lost the role meanwhile, or is gone',
    async run(api) {
      const desk = await openSchedule(api);
      const { event, mine, theirs, start, save, served, schedule, refused } = desk;
      const draft = await start();
      await save(draft, page('news', 'News'));
      const { db } = api.database;
      const me = and(eq(organizer.eventCode, event.code), eq(organizer.email, mine.email));
      must(await schedule(draft));
      await db.update(organizer).set({ role: 'desk' }).where(me);
      await desk.come(draft);
      await desk.publishDue();
      const { body } = await api.get(`/api/getSiteDraft/${draft}`, theirs.headers);
      expect((body['draft'] as SiteDraft).refused?.reasons).toEqual([
        { problem: 'The person who set the time may no longer publish.' },
      ]);
      await db.update(organizer).set({ role: 'editor' }).where(me);
      must(await schedule(draft));
      await db.delete(organizer).where(me);
      expect(await refused(draft)).toEqual([]);
      expect(await served('news')).toBeUndefined();
    },
  },
];
