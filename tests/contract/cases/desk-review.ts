import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { deskReview } from '#engine/contract/desk-review.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { dossier } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openChangeEvent } from '../change-event.ts';
import { openDesk } from '../open-desk.ts';
import { begin, publishFlow, sent } from '../sent-application.ts';
import type { Begun, TestApi } from '../test-api.ts';

type List = AnswerOf<(typeof deskReview)['listToReview']>;
type Read = AnswerOf<(typeof deskReview)['getToReview']>;

/** The desk of a reviewer: their list of one flow, and one application. */
async function openReview(api: TestApi, flow: string) {
  const { headers } = await openDesk(api, 'teachers', undefined, 'reviewer');
  const list = async (state: string, after = '') => {
    const query = new URLSearchParams({ flow, state, ...(after && { after }) });
    return (await api.get(`/api/listToReview?${query}`, headers)).body as unknown as List;
  };
  const read = ({ code }: Begun) => api.get(`/api/getToReview/${code}`, headers);
  const decide = ({ code }: Begun, decision: string, message: string) =>
    api.post('decideApplication', { event: 'teachers', code, decision, message }, headers);
  return { headers, list, read, decide };
}

/** Reading and deciding applications. */
export const deskReviewCases: ApiCase[] = [
  {
    name: 'shows a reviewer the submitted applications, the first one first, and nothing of their money',
    async run(api) {
      const flow = await publishFlow(api);
      const desk = await openReview(api, flow);
      const [first, second] = [await sent(api, flow, true, 'Zoé'), await sent(api, flow, false, 'Ana')];
      const begun = await begin(api, flow);
      const open = await desk.list('open');
      expect(open.rows.map(({ code }) => code)).toEqual([first.code, second.code]);
      expect(open.flows.find(({ code }) => code === flow)).toMatchObject({ open: 2 });
      const { body } = await desk.read(first);
      const { application, forms, decide, decisions } = body as unknown as Read;
      expect(application).toMatchObject({ code: first.code, flow, name: 'Zoé Silva' });
      expect(forms.map(({ form_type }) => form_type)).toEqual(['volunteer_contact', 'volunteer_shifts']);
      expect(forms[0]?.lines.flatMap(({ text }) => text)).toContain('Zoé');
      expect([decide?.may, decisions]).toEqual([['in_review', 'accepted', 'declined'], []]);
      expect(Object.keys(body).toSorted()).toEqual(['application', 'decide', 'decisions', 'forms']);
      expect((await desk.read(begun)).status).toBe(404);
      for (const call of [`getDossier/${first.code}`, 'listDossiers'])
        expect([call, (await api.get(`/api/${call}`, desk.headers)).status]).toEqual([call, 403]);
    },
  },
  {
    name: 'moves a decided application to its own list with its message',
    async run(api) {
      const flow = await publishFlow(api);
      const desk = await openReview(api, flow);
      const [yes, no] = [await sent(api, flow), await sent(api, flow)];
      expect((await desk.decide(yes, 'accepted', 'See you at eight.')).status).toBe(200);
      expect((await desk.decide(no, 'declined', '')).status).toBe(200);
      const codes = async (state: string) => (await desk.list(state)).rows.map(({ code }) => code);
      expect([await codes('open'), await codes('accepted'), await codes('declined')]).toEqual([
        [],
        [yes.code],
        [no.code],
      ]);
      const read = (await desk.read(yes)).body as unknown as Read;
      expect(read.decisions).toEqual([
        { decision: 'accepted', at: expect.any(String), message: 'See you at eight.' },
      ]);
      expect((await desk.read(no)).body).not.toHaveProperty('decide');
    },
  },
  {
    name: 'pages through a long queue without losing one',
    async run(api) {
      const flow = await publishFlow(api, { capacity: 100 });
      const desk = await openReview(api, flow);
      const codes: string[] = [];
      for (let each = 0; each < 52; each += 1) codes.push((await begin(api, flow)).code);
      const at = Date.now();
      for (const [index, code] of codes.entries())
        await api.database.db
          .update(dossier)
          .set({ status: 'Submitted', submittedAt: new Date(at + index) })
          .where(eq(dossier.code, code));
      const first = await desk.list('open');
      const second = await desk.list('open', first.next);
      expect([...first.rows, ...second.rows].map(({ code }) => code)).toEqual(codes);
      expect([first.total, second.next]).toEqual([52, undefined]);
      expect((await desk.list('open', 'x_y')).rows).toEqual(first.rows);
    },
  },
  {
    name: 'shows reviewers nothing of another event, and nothing that is not decided on',
    async run(api) {
      const other = await openChangeEvent(api);
      const away = await openDesk(api, other.code, other.at.host, 'reviewer');
      const mine = await sent(api);
      expect((await api.get(`/api/getToReview/${mine.code}`, away.headers)).status).toBe(404);
      expect((await api.get('/api/listToReview?state=open', away.headers)).body).toEqual({
        flows: [],
        rows: [],
        total: 0,
      });
      const desk = await openReview(api, 'volunteer');
      const registered = await api.begin();
      expect((await desk.read(registered)).status).toBe(404);
    },
  },
];
