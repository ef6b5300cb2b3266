import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { DeskJob } from '#engine/contract/desk-jobs.ts';
import type { Role } from '#engine/contract/roles.ts';
import { auditEntry, deskJob, deskJobRow, dossierTag } from '#server/database/schema.ts';
import { type NewDeskJob, storeJob } from '#server/desk/jobs/desk-jobs.ts';
import { stopJob } from '#server/desk/jobs/end-job.ts';
import type { DeskJobServices, RowHandler } from '#server/desk/jobs/job-handler.ts';
import { rowHandlers } from '#server/desk/jobs/row-handlers.ts';
import { runNextRow } from '#server/desk/jobs/run-row.ts';
import { erasePersonalData } from '#server/retention/erase-personal-data.ts';
import type { ApiCase } from '../api-case.ts';
import { openDesk } from '../open-desk.ts';
import { openPaidEvent } from '../paid-event.ts';
import type { TestApi } from '../test-api.ts';

/** An event with a desk and registrations, and a job that tags each of them; no server has begun with it. */
async function openJob(api: TestApi, count: number, also: NewDeskJob['rows'] = []) {
  const { db } = api.database;
  const event = await openPaidEvent(api);
  const desk = await openDesk(api, event.code, event.at.host);
  const codes: string[] = [];
  for (let each = 0; each < count; each += 1) codes.push((await event.begin()).code);
  const tag = randomUUID();
  const rows = [...codes.map((code) => ({ row: code, payload: { code, add: [tag], remove: [] } })), ...also];
  const by = {
    eventCode: event.code,
    ip: '::1',
    actor: desk.email,
    actorKind: 'person' as const,
  };
  const id = await storeJob(db, { kind: 'tag', by, rows });
  const services: DeskJobServices = { ...api.portal.paying, link: () => '' };
  const errors: Error[] = [];
  const runNext = (tagging: RowHandler | undefined = rowHandlers.tag) =>
    runNextRow({ services, handlers: { tag: tagging }, report: (error) => errors.push(error) }, id);
  const read = async (): Promise<DeskJob> =>
    (await api.get(`/api/getDeskJob/${id}`, desk.headers)).body.job as DeskJob;
  const tagged = async () => (await db.select().from(dossierTag).where(eq(dossierTag.tag, tag))).length;
  const stop = () => api.post('stopDeskJob', { id }, desk.headers);
  const stored = () => db.select().from(deskJobRow).where(eq(deskJobRow.jobId, id));
  return { db, event, desk, codes, id, by, runNext, read, tagged, stop, stored, errors };
}

/** Long actions of organizers. */
export const deskJobCases: ApiCase[] = [
  {
    name: 'does a job row by row, says which failed and why, and erases what it knew of people',
    async run(api) {
      const wrong = { row: 'ZZZZ', payload: { code: 'ZZZZ', add: ['one'], remove: [] } };
      const broken = { row: '?', payload: { code: 1 } };
      const { runNext, read, tagged, stored, errors, id, by, db, desk, codes } = await openJob(api, 2, [
        wrong,
        broken,
      ]);
      expect(await read()).toMatchObject({
        kind: 'tag',
        by: desk.email,
        state: 'running',
        total: 4,
        done: 0,
      });
      for (let each = 0; each < 4; each += 1) expect(await runNext()).toBe(true);
      expect(await read()).toMatchObject({ state: 'running', done: 2, failed: 2 });
      expect(await runNext()).toBe(false);
      const job = await read();
      expect(job).toMatchObject({
        state: 'done',
        ended_at: expect.any(String),
        done: 2,
        failed: 2,
        faults: [
          { row: 'ZZZZ', why: { en: 'Was not found, or you do not have access to it.' } },
          { row: '?', why: { fr: expect.stringContaining('de notre côté') } },
        ],
      });
      expect([await tagged(), errors.length]).toEqual([2, 1]);
      expect((await stored()).map(({ state, payload }) => [state, payload])).toEqual([
        ['failed', null],
        ['failed', null],
      ]);
      const entries = await db
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.eventCode, by.eventCode), eq(auditEntry.action, 'tagDossier')));
      expect(entries.map(({ actor, subject }) => [actor, subject]).toSorted()).toEqual(
        codes.map((code) => [desk.email, code]).toSorted(),
      );
      const list = (await api.get('/api/listDeskJobs', desk.headers)).body.jobs;
      expect(list).toEqual([{ ...job, faults: [] }]);
      expect(await runNext()).toBe(false);
      await erasePersonalData(db, by.eventCode);
      expect(await db.select().from(deskJob).where(eq(deskJob.id, id))).toEqual([]);
    },
  },
  {
    name: 'goes on with a job after the server was killed in the middle of a row, and does nothing twice',
    async run(api) {
      const { runNext, read, tagged, by, db } = await openJob(api, 3);
      await runNext();
      // The row's work was done, but its transaction never ended.
      const killed: RowHandler = async (work) => {
        await rowHandlers.tag?.(work);
        throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      };
      await expect(runNext(killed)).rejects.toThrow('terminating');
      expect([await tagged(), (await read()).done]).toEqual([1, 1]);
      // Two processes go on with it at once.
      await Promise.all(
        [1, 2].map(async () => {
          while (await runNext());
        }),
      );
      expect(await read()).toMatchObject({ state: 'done', done: 3, failed: 0 });
      const entries = await db
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.eventCode, by.eventCode), eq(auditEntry.action, 'tagDossier')));
      expect([await tagged(), entries.length]).toEqual([3, 3]);
    },
  },
  {
    name: 'runs a job that was started, on the server',
    async run(api) {
      const { desk, codes, by, event } = await openJob(api, 2);
      const { deskJobs } = api.portal;
      const rows = codes.map((code) => ({ row: code, payload: { code, add: ['run'], remove: [] } }));
      const id = await api.database.db.transaction((tx) => deskJobs.start(tx, { kind: 'tag', by, rows }));
      deskJobs.wake();
      await vi.waitFor(
        async () => {
          const { body } = await api.get(`/api/getDeskJob/${id}`, desk.headers);
          expect(body.job).toMatchObject({ state: 'done', done: 2, failed: 0 });
        },
        { timeout: 30_000, interval: 200 },
      );
      const { total } = await desk.list({ tag: 'run' });
      expect([event.code, total]).toEqual([by.eventCode, 2]);
    },
  },
  {
    name: 'stops a job: what is done stays done, and the rest is never begun',
    async run(api) {
      const { runNext, read, tagged, stop, stored, id, db } = await openJob(api, 3);
      await runNext();
      const stopped = await stop();
      expect([stopped.status, stopped.body.job]).toEqual([
        200,
        expect.objectContaining({ state: 'stopped', total: 3, done: 1, failed: 0 }),
      ]);
      expect([await runNext(), await tagged(), await stored()]).toEqual([false, 1, []]);
      // One that has ended stays as it is.
      const first = await read();
      expect((await stop()).status).toBe(200);
      expect([await read(), await stopJob(db, id)]).toEqual([first, false]);
    },
  },
  {
    name: 'shows and stops a job for organizers of its event who may start one, and for nobody else',
    async run(api) {
      const { id, event, read } = await openJob(api, 1);
      const another = await openPaidEvent(api);
      const theirs = await openDesk(api, another.code, another.at.host);
      const asked = async (headers: Record<string, string>) => [
        (await api.get(`/api/getDeskJob/${id}`, headers)).status,
        (await api.post('stopDeskJob', { id }, headers)).status,
      ];
      expect(await asked(theirs.headers)).toEqual([404, 404]);
      expect((await api.get('/api/listDeskJobs', theirs.headers)).body.jobs).toEqual([]);
      for (const role of ['editor', 'reviewer', 'door'] satisfies Role[])
        expect([
          role,
          ...(await asked((await openDesk(api, event.code, event.at.host, role)).headers)),
        ]).toEqual([role, 403, 403]);
      expect((await api.get('/api/getDeskJob/x', theirs.headers)).status).toBe(404);
      expect((await read()).state).toBe('running');
    },
  },
];
