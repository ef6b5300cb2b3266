import { afterAll, describe, expect, it } from 'vitest';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import { beginProposal, fillProposal, sendProposal } from '#tests/contract/proposals.ts';
import { organizerToken } from '#tests/contract/test-api.ts';
import { openRaces } from './open-races.ts';

const races = await openRaces('the races for the schedule');
afterAll(() => races.close());

const organizer = { authorization: `Bearer ${organizerToken}` };
const AT_ONCE = 6;

describe.skipIf(!races.ok)('the schedule, changed by several at once', () => {
  const { api } = races as Extract<typeof races, { ok: true }>;
  const newest = async () =>
    (await api.get('/api/getConfiguration/teachers/schedule/schedule', organizer)).body[
      'document'
    ] as ScheduleDocument;
  const schedule = (code: string) =>
    api.post('scheduleProposal', { event: 'teachers', code, start: 'friday 10:30' }, organizer);

  /** A proposal that was sent and accepted. */
  async function accepted(): Promise<string> {
    const who = await beginProposal(api);
    await fillProposal(api, who);
    expect((await sendProposal(api, who)).status).toBe(200);
    const decided = { event: 'teachers', code: who.code, decision: 'accepted' };
    expect((await api.post('decideApplication', decided, organizer)).status).toBe(200);
    return who.code;
  }

  it('keeps every proposal that is scheduled at the same moment', async () => {
    const codes: string[] = [];
    for (let at = 0; at < AT_ONCE; at += 1) codes.push(await accepted());
    const done = await Promise.all(codes.map(schedule));
    expect(done.map(({ status }) => status)).toEqual(codes.map(() => 200));
    const there = (await newest()).sessions.map(({ code }) => code);
    for (const { body } of done) expect(there).toContain(body['session']);
  }, 120_000);

  it('schedules one proposal once, however often it is asked for at the same moment', async () => {
    const code = await accepted();
    const done = await Promise.all(Array.from({ length: AT_ONCE }, () => schedule(code)));
    expect(done.map(({ status }) => status).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
  }, 120_000);

  it('loses nothing that an organizer publishes meanwhile', async () => {
    for (let round = 0; round < AT_ONCE; round += 1) {
      const code = await accepted();
      const before = await newest();
      const [first, ...others] = before.workshops;
      if (!first) throw new Error('no workshop');
      const title = { en: `Published meanwhile ${round}`, fr: `Publié entre-temps ${round}` };
      const [published, scheduled] = await Promise.all([
        api.publish({ ...before, workshops: [{ ...first, title }, ...others] }),
        schedule(code),
      ]);
      expect([published.status, scheduled.status]).toEqual([200, 200]);
      expect((await newest()).workshops[0]?.title).toEqual(title);
    }
  }, 120_000);
});
