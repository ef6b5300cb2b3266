import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { CancelPlan, ChosenRows } from '#engine/contract/desk-bulk.ts';
import type { DeskJob } from '#engine/contract/desk-jobs.ts';
import { auditEntry, dossier, organizer, refund } from '#server/database/schema.ts';
import { storeJob } from '#server/desk/jobs/desk-jobs.ts';
import type { RowHandler } from '#server/desk/jobs/job-handler.ts';
import { rowHandlers } from '#server/desk/jobs/row-handlers.ts';
import { runNextRow } from '#server/desk/jobs/run-row.ts';
import type { ApiCase } from '../api-case.ts';
import { policy } from '../change-event.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { openPaidEvent } from '../paid-event.ts';
import { type Fields, key, type TestApi } from '../test-api.ts';

/** An event with a desk, registrations that paid 270.00 each, and one that is not submitted. */
async function openMany(api: TestApi, paid: number) {
  const { db } = api.database;
  const event = await openPaidEvent(api);
  await event.publish(policy([{ keeps: 2_600 }]));
  const desk = await openDesk(api, event.code, event.at.host);
  const submitted: { code: string; email: string }[] = [];
  for (let each = 0; each < paid; each += 1) {
    const begun = await event.begin();
    await event.fill(begun);
    expect((await event.submit(begun)).status).toBe(200);
    submitted.push(begun);
  }
  const draft = await event.begin();
  const post = (call: string, fields: Fields) => api.post(call, fields, { ...desk.headers, ...key() });
  const count = async (fields: Fields) => (await post('countChosen', fields)).body as unknown as ChosenRows;
  const plan = async (fields: Fields) => (await post('planCancelling', fields)).body as unknown as CancelPlan;
  const job = async (id: unknown) =>
    (await api.get(`/api/getDeskJob/${id}`, desk.headers)).body.job as DeskJob;
  const ended = (id: unknown) =>
    vi.waitFor(
      async () => {
        const now = await job(id);
        expect(now.state).not.toBe('running');
        return now;
      },
      { timeout: 60_000, interval: 100 },
    );
  const refunds = () => db.select().from(refund).where(eq(refund.eventCode, event.code));
  const codes = submitted.map(({ code }) => code);
  return { db, event, desk, submitted, codes, draft, post, count, plan, job, ended, refunds };
}

/** What organizers do with many rows of the list at once. */
export const deskBulkCases: ApiCase[] = [
  {
    name: 'counts chosen rows by code and by filter, within the event only',
    async run(api) {
      const { codes, draft, count, post } = await openMany(api, 2);
      const [one = ''] = codes;
      await post('tagDossier', { code: one, add: ['vip'] });
      expect(await count({})).toEqual({
        total: 3,
        flows: [{ flow: 'registration', count: 3 }],
        tags: [{ tag: 'vip', count: 1 }],
      });
      expect(await count({ status: 'Submitted' })).toMatchObject({ total: 2 });
      expect(await count({ codes: `${draft.code.toLowerCase()},${one}, ,ZZZZ-ZZZZ` })).toMatchObject({
        total: 2,
      });
      expect(await count({ codes: '' })).toEqual({ total: 0, flows: [], tags: [] });
      const theirs = await openMany(api, 0);
      expect(await theirs.count({ codes: codes.join(',') })).toMatchObject({ total: 0 });
      expect(await theirs.plan({ codes: codes.join(',') })).toMatchObject({ total: 0, cancels: 0 });
      const tagging = await theirs.post('startTagging', { codes: codes.join(','), add: ['x'] });
      expect([tagging.status, Object.keys(tagging.body.errors as object)]).toEqual([422, ['rows']]);
      const exported = await theirs.post('exportChosen', { codes: codes.join(',') });
      expect(exported.bytes?.toString().trim().split('\n')).toHaveLength(1);
    },
  },
  {
    name: 'tags all that match a filter as a job, unless others match than were shown',
    async run(api) {
      const { codes, count, post, ended, desk } = await openMany(api, 2);
      const stale = await post('startTagging', { status: 'Submitted', add: ['bus'], expected: 3 });
      expect([stale.status, stale.body.reason]).toEqual([409, 'stale']);
      const { status, body } = await post('startTagging', {
        status: 'Submitted',
        add: ['bus', 'lunch'],
        expected: 2,
      });
      expect([status, body.total]).toEqual([200, 2]);
      expect(await ended(body.job)).toMatchObject({ state: 'done', done: 2, about: '+bus, +lunch' });
      expect((await count({ tag: 'bus' })).total).toBe(2);
      const off = await post('startTagging', { codes: codes.join(','), remove: ['bus'] });
      expect(await ended(off.body.job)).toMatchObject({ done: 2, about: '-bus' });
      expect(await count({})).toMatchObject({ tags: [{ tag: 'lunch', count: 2 }] });
      expect((await desk.list({ tag: 'bus' })).total).toBe(0);
    },
  },
  {
    name: 'cancels chosen registrations by the policy, and says before what that does and whom it skips',
    async run(api) {
      const { codes, submitted, draft, plan, post, ended, refunds, event } = await openMany(api, 3);
      const [first = '', second = '', third = ''] = codes;
      const one = await post('planCancelling', { codes: first });
      const { back } = one.body as unknown as CancelPlan;
      expect(back).toBeGreaterThan(0);
      await post('changeRegistrationAsOrganizer', { event: event.code, code: third, option: 'cancel' });
      const fee = { code: second, kind: 'fee', label: 'Badge', category: 'donation', amount: 500 };
      const { owes } = (await post('previewAdjustment', fee)).body;
      expect((await post('adjustOwed', { ...fee, why: 'Lost', expected: Number(owes) })).status).toBe(200);
      const all = await plan({});
      expect(all).toMatchObject({ total: 4, cancels: 2, back: 2 * back, refunds: 2, voids: 1 });
      expect(all.skipped.toSorted((a, b) => a.why.localeCompare(b.why))).toEqual([
        { why: 'cancelled', count: 1 },
        { why: 'not_submitted', count: 1 },
      ]);
      const wrong = await post('startCancelling', { cancels: 2, back: 2 * back + 1, reason: 'illness' });
      expect([wrong.status, wrong.body.reason]).toEqual([409, 'stale']);
      expect((await post('startCancelling', { cancels: 2, back: 2 * back })).status).toBe(422);
      expect((await post('startCancelling', { codes: draft.code, cancels: 0, back: 0 })).status).toBe(422);
      const { body } = await post('startCancelling', { cancels: 2, back: 2 * back, reason: 'illness' });
      expect(await ended(body.job)).toMatchObject({
        kind: 'cancel',
        about: expect.objectContaining({ en: 'Illness' }),
        state: 'done',
        total: 2,
        done: 2,
        failed: 0,
      });
      await vi.waitFor(async () =>
        expect((await refunds()).map(({ amount, state }) => [amount, state])).toEqual(
          [1, 2, 3].map(() => [back, 'succeeded']),
        ),
      );
      for (const code of [first, second]) {
        const email = submitted.find((each) => each.code === code)?.email ?? '';
        const mails = (await mailsTo(api, email)).filter(({ subject }) => /cancel/i.test(subject));
        expect(mails).toHaveLength(1);
      }
    },
  },
  {
    name: 'resumes cancelling after a killed server, refunds once each, and names changed refunds',
    async run(api) {
      const { db, event, desk, codes, plan, job, refunds } = await openMany(api, 3);
      const { back } = await plan({ codes: codes[0] ?? '' });
      const by = { eventCode: event.code, ip: '::1', actor: desk.email, actorKind: 'person' as const };
      const rows = codes.map((code, at) => ({
        row: code,
        payload: { code, back: at === 2 ? back + 1 : back, notify: false, reason: 'illness' },
      }));
      const id = await storeJob(db, { kind: 'cancel', by, rows });
      const services = { ...api.portal.paying, link: () => 'https://example.org/' };
      const run = (cancel: RowHandler | undefined = rowHandlers.cancel) =>
        runNextRow({ services, handlers: { cancel }, report: () => {} }, id);
      const killed: RowHandler = async (work) => {
        await rowHandlers.cancel?.(work);
        throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      };
      await expect(run(killed)).rejects.toThrow('terminating');
      expect([(await refunds()).length, (await job(id)).done]).toEqual([0, 0]);
      await Promise.all(
        [1, 2].map(async () => {
          while (await run());
        }),
      );
      expect(await job(id)).toMatchObject({
        state: 'done',
        done: 2,
        failed: 1,
        faults: [{ row: codes[2], why: { en: expect.stringContaining('refund has changed') } }],
      });
      expect((await refunds()).map(({ amount }) => amount)).toEqual([back, back]);
      const entries = await db
        .select()
        .from(auditEntry)
        .where(
          and(eq(auditEntry.eventCode, event.code), eq(auditEntry.action, 'changeRegistrationAsOrganizer')),
        );
      expect(entries.map(({ actor, subject }) => [actor, subject]).toSorted()).toEqual(
        codes
          .slice(0, 2)
          .map((code) => [desk.email, code])
          .toSorted(),
      );
    },
  },
  {
    name: 'stops a job once the organizer who started it has another role, or has left',
    async run(api) {
      const { db, event, desk, codes, job } = await openMany(api, 2);
      const by = { eventCode: event.code, ip: '::1', actor: desk.email, actorKind: 'person' as const };
      const tag = randomUUID();
      const rows = codes.map((code) => ({ row: code, payload: { code, add: [tag], remove: [] } }));
      const runner = {
        services: { ...api.portal.paying, link: () => '' },
        handlers: rowHandlers,
        report: () => {},
      };
      const owner = await openDesk(api, event.code, event.at.host, 'owner');
      const read = async (id: string) =>
        (await api.get(`/api/getDeskJob/${id}`, owner.headers)).body.job as DeskJob;
      const first = await storeJob(db, { kind: 'tag', by, rows });
      expect(await runNextRow(runner, first)).toBe(true);
      await db.update(organizer).set({ role: 'reviewer' }).where(eq(organizer.email, desk.email));
      expect(await runNextRow(runner, first)).toBe(false);
      expect(await read(first)).toMatchObject({ state: 'stopped', stop_reason: 'role', done: 1, total: 2 });
      const second = await storeJob(db, { kind: 'tag', by, rows });
      await db.delete(organizer).where(eq(organizer.email, desk.email));
      expect(await runNextRow(runner, second)).toBe(false);
      expect(await read(second)).toMatchObject({ state: 'stopped', stop_reason: 'role', done: 0 });
      const program = { ...by, actor: 'Mailer', actorKind: 'token' as const };
      const third = await storeJob(db, { kind: 'tag', by: program, rows });
      expect(await runNextRow(runner, third)).toBe(false);
      expect((await read(third)).stop_reason).toBe('role');
      expect(await job(first)).toBeUndefined();
    },
  },
  {
    name: 'exports the chosen registrations only',
    async run(api) {
      const { db, codes, draft, post } = await openMany(api, 2);
      const [one = '', two = ''] = codes;
      await db.update(dossier).set({ locale: 'fr' }).where(eq(dossier.code, two));
      const lines = async (fields: Fields) => {
        const answer = await post('exportChosen', fields);
        expect([fields, answer.status]).toEqual([fields, 200]);
        return (answer.bytes?.toString() ?? '')
          .trim()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(',')[0]);
      };
      expect(await lines({ codes: `${draft.code},${one}` })).toEqual([one, draft.code]);
      expect(await lines({ locale: 'fr', format: 'csv' })).toEqual([two]);
      expect((await post('exportChosen', { of: 'group' })).status).toBe(404);
    },
  },
];
