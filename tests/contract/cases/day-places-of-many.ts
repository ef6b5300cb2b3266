import { expect, vi } from 'vitest';
import type { DeskJob } from '#engine/contract/desk-jobs.ts';
import type { ApiCase } from '#tests/contract/api-case.ts';
import { newEmail } from '#tests/contract/full-flow.ts';
import { openGroupEvent } from '#tests/contract/group-event.ts';
import { openDesk } from '#tests/contract/open-desk.ts';
import { eventDocument } from '#tests/contract/paid-event-documents.ts';
import { releaseDrafts } from '#tests/contract/release-drafts.ts';
import { key } from '#tests/contract/test-api.ts';
import { both, openTwoDays, second, takenByDay, twoDays, waitForDay } from '#tests/contract/two-days.ts';

const place = { kind: 'day', item: 'day2' };

/** The places of a day, when a group or the desk takes or releases many. */
export const dayPlacesOfManyCases: ApiCase[] = [
  {
    name: 'refuses a member of a group a full day by its name, and holds the others until the group pays',
    async run(api) {
      const event = await openGroupEvent(api);
      await event.publish({ ...eventDocument(event.code, {}), days: twoDays });
      const group = await event.startGroup();
      const late = await event.member(group, both);
      await releaseDrafts(api, event.code, late.code);
      const ready = await event.readyMember(group, both);
      await expect(event.member(group, second)).rejects.toThrow('No places are left for Saturday');
      const other = await event.readyMember(group);
      const refused = await event.submit(late, {});
      expect([refused.status, refused.body.reason, refused.body.errors]).toEqual([
        409,
        'full',
        { registrations_day: ['No places are left for Saturday. There are places for Friday.'] },
      ]);
      const states = async () =>
        Object.fromEntries((await event.members(group)).map(({ email, state }) => [email, state]));
      expect(await states()).toEqual({
        [late.email]: 'started',
        [ready.email]: 'ready',
        [other.email]: 'ready',
      });
      expect(await takenByDay(api, event)).toEqual({ day1: 2, day2: 1 });

      // A released place goes to the next person right away.
      await event.post('leaveGroup', { code: ready.code }, ready.bearer);
      await releaseDrafts(api, event.code, ready.code);
      expect((await event.submit(late, {})).body['status']).toBe('ready');
      const { total } = (await event.payInformation(group)).body['quote'] as { total: number };
      const paid = await event.pay(group, total);
      expect(paid.status, paid.text).toBe(200);
      expect(await states()).toMatchObject({ [late.email]: 'paid', [other.email]: 'paid' });
      expect(await takenByDay(api, event)).toEqual({ day1: 2, day2: 1 });
    },
  },
  {
    name: 'offers the places of a day that a job cancels to the next who wait and are not cancelled themselves',
    async run(api) {
      const event = await openTwoDays(api);
      const submitted = async (given: object = {}) => {
        const visitor = await event.visitor(given);
        const { status, text } = await visitor.submit();
        expect(status, text).toBe(200);
        return visitor;
      };
      const [holder, first, next] = [await submitted(both), await submitted(), await submitted()];
      for (const visitor of [first, next])
        expect((await visitor.post('joinItemWaitlist', place)).status).toBe(200);
      const { entry_ID, position } = await waitForDay(event, newEmail());
      expect(position).toBe(3);
      const desk = await openDesk(api, event.code);
      const post = (call: string, fields: object) =>
        api.post(call, { ...fields }, { ...desk.headers, ...key() });
      const codes = [holder, first].map(({ begun }) => begun.code).join(',');
      const { cancels, back } = (await post('planCancelling', { codes })).body;
      expect(cancels).toBe(2);
      const started = await post('startCancelling', { codes, cancels, back, reason: 'illness' });
      await vi.waitFor(
        async () => {
          const { body } = await api.get(`/api/getDeskJob/${started.body.job}`, desk.headers);
          expect(body.job as DeskJob).toMatchObject({ state: 'done', done: 2, failed: 0 });
        },
        { timeout: 30_000, interval: 100 },
      );
      const offered = async () =>
        ((await next.review())['offered'] as { kind: string; item: string }[]).map(({ kind, item }) => ({
          kind,
          item,
        }));
      await expect.poll(offered, { timeout: 20_000 }).toEqual([place]);
      const { body } = await api.get(`/api/getWaitlistPosition/${entry_ID}`, event.at);
      expect(body).toMatchObject({ state: 'waiting', position: 1 });
      expect(await takenByDay(api, event)).toEqual({ day1: 1, day2: 1 });
      expect((await next.cancel()).status).toBe(200);
      const state = async () =>
        (await api.get(`/api/getWaitlistPosition/${entry_ID}`, event.at)).body['state'];
      await expect.poll(state, { timeout: 20_000 }).toBe('offered');
      expect(await takenByDay(api, event)).toEqual({ day2: 1 });
    },
  },
];
