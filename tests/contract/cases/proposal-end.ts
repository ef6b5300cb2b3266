import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import {
  beginProposal,
  fillProposal,
  joinedBy,
  presentersOf,
  saveProposal,
  sendProposal,
} from '../proposals.ts';
import { type ApiCalls, demoDocument, type Fields, key, organizerToken } from '../test-api.ts';

const organizer = { authorization: `Bearer ${organizerToken}` };
const decide = (api: ApiCalls, code: string, decision: string) =>
  api.post('decideApplication', { event: 'teachers', code, decision }, organizer);
const schedule = (api: ApiCalls, code: string, more: Fields = {}) =>
  api.post(
    'scheduleProposal',
    { event: 'teachers', code, start: 'A', room: 'Maple room', ...more },
    organizer,
  );
const published = async (api: ApiCalls, name: string) =>
  (await api.get(`/api/getConfiguration/teachers/${name}`, organizer)).body['document'];

/** What becomes of a proposal: too late, withdrawn, accepted and in the programme. */
export const proposalEndCases: ApiCase[] = [
  {
    name: 'takes no proposal after the deadline, and keeps what was typed before it',
    async run(api) {
      const document = await demoDocument('flow/proposal');
      const who = await beginProposal(api);
      await fillProposal(api, who);
      const typed = {
        code: who.code,
        form_type: 'proposal_times',
        version: 1,
        values: '{"room_notes":"A stove"}',
      };
      expect((await api.post('saveAutoInformation', typed, who.bearer)).status).toBe(200);
      await api.publish({ ...document, opening: { from: '2020-01-01', until: '2020-02-01' } });
      try {
        const option = await api.get('/api/getWorkshopProposalOption');
        expect(option.body).toMatchObject({ status: 'closed', opening: { until: '2020-02-01' } });
        const sent = await sendProposal(api, who);
        expect([sent.status, sent.body.reason]).toEqual([409, 'closed']);
        const kept = await api.post(
          'initializeForm',
          { code: who.code, form_type: 'proposal_times' },
          who.bearer,
        );
        expect(kept.body['values']).toMatchObject({ room_notes: 'A stove' });
        const email = `${randomUUID()}@example.org`;
        await expect(beginProposal(api, email)).rejects.toThrow('closed');
      } finally {
        await api.publish(document);
      }
      expect((await sendProposal(api, who)).status).toBe(200);
    },
  },
  {
    name: 'takes nothing more of a proposal that was withdrawn while in review',
    async run(api) {
      const who = await beginProposal(api);
      await fillProposal(api, who);
      const kenji = await joinedBy(api, who, 'Kenji', `${randomUUID()}@example.org`);
      await sendProposal(api, who);
      expect((await decide(api, who.code, 'in_review')).status).toBe(200);
      const withdrawn = await api.post(
        'withdrawApplication',
        { code: who.code, expected_refund: 0 },
        { ...who.bearer, ...key() },
      );
      expect([withdrawn.status, withdrawn.body['registration']]).toEqual([
        200,
        expect.objectContaining({ status: 'Cancelled' }),
      ]);
      expect((await saveProposal(api, kenji.presenter, 'proposal_times', {})).status).toBeGreaterThanOrEqual(
        400,
      );
      expect((await decide(api, who.code, 'accepted')).status).toBe(409);
      expect((await schedule(api, who.code)).status).toBe(409);
    },
  },
  {
    name: 'puts an accepted proposal into the schedule with its presenters among those who speak, once a time',
    async run(api) {
      const before = await Promise.all(
        ['schedule/schedule', 'people/people'].map((name) => published(api, name)),
      );
      // Other cases publish schedules of their own.
      await api.publish(await demoDocument('catalogue/schedule'));
      const who = await beginProposal(api);
      await fillProposal(api, who);
      const name = `Kenji ${randomUUID().slice(0, 4)}`;
      const other = `${randomUUID()}@example.org`;
      await joinedBy(api, who, name, other);
      await sendProposal(api, who);
      expect((await schedule(api, who.code)).status).toBe(409);
      expect((await decide(api, who.code, 'accepted')).status).toBe(200);
      const nowhen = await schedule(api, who.code, { start: 'never' });
      expect([nowhen.status, Object.keys(nowhen.body.errors ?? {})]).toEqual([422, ['start']]);
      expect((await schedule(api, 'ZZZZ-ZZZZ')).status).toBe(404);
      const done = await schedule(api, who.code, { start: 'friday 10:30' });
      expect(done.status).toBe(200);
      // The demo's proposals are to be confirmed, and this one was not.
      expect(done.body['warnings']).toContainEqual(
        expect.objectContaining({ severity: 'warning', code: 'not_confirmed' }),
      );
      for (const to of [who.email, other]) {
        expect((await mailsTo(api, to)).at(-1)).toMatchObject({
          subject: expect.stringMatching(/^Your workshop at .*Friday/),
          text: expect.stringContaining('A forest as a library'),
        });
      }
      try {
        const detail = await api.get(`/api/getSessionDetail/${done.body['session']}`);
        expect(detail.status).toBe(200);
        expect(detail.text).toContain('A forest as a library');
        expect(detail.text).toContain(name);
        const speakers = await api.get('/api/getSpeakers');
        expect(speakers.text).toContain(name);
        expect((await schedule(api, who.code)).status).toBe(409);
        expect((await presentersOf(api, who)).length).toBe(2);
      } finally {
        for (const document of before.toReversed()) await api.publish(document);
      }
    },
  },
];
