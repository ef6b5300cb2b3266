import Papa from 'papaparse';
import { expect } from 'vitest';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { begin, publishFlow, send, sent } from '../sent-application.ts';
import {
  type Begun,
  demoDocument,
  type Fields,
  host,
  key,
  organizerToken,
  type TestApi,
} from '../test-api.ts';

const organizer = { authorization: `Bearer ${organizerToken}` };

const decide = (api: TestApi, { code }: Begun, decision: string, more: Fields = {}) =>
  api.post('decideApplication', { event: 'teachers', code, decision, ...more }, organizer);
const standing = (api: TestApi, { code, bearer }: Begun) =>
  api.get(`/api/getApplicationStanding/${code}`, { host, ...bearer });
const withdraw = (api: TestApi, { code, bearer }: Begun, expected_refund: number, headers = key()) =>
  api.post('withdrawApplication', { code, expected_refund }, { ...bearer, ...headers });
const confirm = (api: TestApi, { code, bearer }: Begun) => api.post('confirmDecision', { code }, bearer);

/** What becomes of what was sent in a flow. */
export const applicationCases: ApiCase[] = [
  {
    name: 'shows the desk what it may decide and what declining gives back, and logs who decided what',
    async run(api) {
      const who = await sent(api, 'volunteer', true);
      const desk = await openDesk(api);
      const read = async () =>
        (await api.get(`/api/getDossier/${who.code}`, desk.headers)).body as unknown as DeskDossier;
      const press = (decision: string) =>
        api.post('decideApplication', { event: 'teachers', code: who.code, decision }, desk.headers);
      const { dossier, decide: possible } = await read();
      expect(dossier.paid).toBeGreaterThan(0);
      expect(possible).toEqual({
        may: ['in_review', 'accepted', 'declined'],
        confirms: 'Y',
        back: dossier.paid,
      });
      for (const decision of ['accepted', 'accepted', 'declined'])
        expect((await press(decision)).status).toBe(200);
      const declined = await read();
      expect(declined.decide).toBeUndefined();
      expect(declined.dossier).toMatchObject({ decision: 'declined', paid: 0 });
      expect(declined.audit.map(({ actor, changes }) => [actor, changes])).toEqual([
        [desk.email, [{ what: 'decision', was: 'accepted', is: 'declined' }]],
        [desk.email, []],
        [desk.email, [{ what: 'decision', is: 'accepted' }]],
      ]);
      expect((await press('accepted')).status).toBe(409);
    },
  },
  {
    name: 'decides on what was sent, tells who has sent it in the words of the flow, and takes their confirmation',
    async run(api) {
      const who = await sent(api);
      expect((await standing(api, who)).body).toMatchObject({
        is_decided: 'Y',
        decisions: [],
        may_confirm: 'N',
        may_withdraw: 'Y',
      });
      expect((await confirm(api, who)).status).toBe(409);
      expect((await decide(api, who, 'in_review')).body['application']).toMatchObject({
        decision: 'in_review',
        name: 'Ana Silva',
      });
      expect((await decide(api, who, 'accepted', { message: 'See you at 7.' })).status).toBe(200);
      // A second press of the same writes to nobody again.
      expect((await decide(api, who, 'accepted')).status).toBe(200);
      const mails = await mailsTo(api, who.email);
      expect(mails.slice(-2).map(({ subject }) => subject)).toEqual([
        'Volunteer application: under review',
        'You are on the team: Room to Grow 2027',
      ]);
      expect(mails.at(-1)?.text).toMatch(
        /glad to have you.*See you at 7\..*confirm.*\/apply\/volunteer\?code=/s,
      );
      const accepted = (await standing(api, who)).body;
      expect(accepted).toMatchObject({
        registration: { decision: 'accepted' },
        may_confirm: 'Y',
        decisions: [{ decision: 'accepted', message: 'See you at 7.' }, { decision: 'in_review' }],
      });
      expect((await confirm(api, who)).body).toMatchObject({
        registration: { decision: 'confirmed' },
        may_confirm: 'N',
      });
      expect((await confirm(api, who)).status).toBe(200);
      expect((await mailsTo(api, who.email)).at(-1)?.subject).toBe('Volunteer application: confirmed');
      // Accepted once more changes nothing: it is confirmed already.
      expect((await decide(api, who, 'accepted')).body['application']).toMatchObject({
        decision: 'confirmed',
      });
    },
  },
  {
    name: 'declines for good: the money goes back, the place is free, and the address may apply again',
    async run(api) {
      const flow = await publishFlow(api, { capacity: 1 });
      const who = await sent(api, flow, true);
      expect((await api.get(`/api/flow/${flow}`)).body).toMatchObject({ status: 'full' });
      expect((await decide(api, who, 'declined')).body['application']).toMatchObject({
        decision: 'declined',
      });
      expect((await standing(api, who)).body).toMatchObject({
        may_withdraw: 'N',
        refunds: [{ amount: 1_890, state: 'succeeded' }],
      });
      const subjects = (await mailsTo(api, who.email)).map(({ subject }) => subject);
      expect(subjects.slice(-2)).toEqual([
        'Your volunteer application: Room to Grow 2027',
        'Volunteer application: not this time',
      ]);
      for (const decision of ['in_review', 'accepted']) {
        expect([decision, (await decide(api, who, decision)).status]).toEqual([decision, 409]);
      }
      expect((await withdraw(api, who, 0)).status).toBe(409);
      expect((await api.get(`/api/flow/${flow}`)).body).toMatchObject({ status: 'open', places_left: 1 });
      const again = await begin(api, flow, who.email);
      expect((await send(api, again)).status).toBe(200);
    },
  },
  {
    name: 'lets who has sent it withdraw it once, in review too, for the refund that was shown',
    async run(api) {
      const who = await sent(api, 'volunteer', true);
      await decide(api, who, 'in_review');
      const { refund } = (await standing(api, who)).body as { refund: { back: number } };
      const wrong = await withdraw(api, who, refund.back + 1);
      expect([wrong.status, wrong.body.reason]).toEqual([409, 'price']);
      const again = key();
      const [first, second] = [
        await withdraw(api, who, refund.back, again),
        await withdraw(api, who, refund.back),
      ];
      expect([first.status, second.status]).toEqual([200, 409]);
      expect(first.body).toMatchObject({ registration: { status: 'Cancelled' }, may_withdraw: 'N' });
      expect((await withdraw(api, who, refund.back, again)).text).toBe(first.text);
      expect((await mailsTo(api, who.email)).map(({ subject }) => subject)).toContain(
        'Volunteer application: withdrawn',
      );
      for (const decision of ['in_review', 'accepted', 'declined']) {
        expect([decision, (await decide(api, who, decision)).status]).toEqual([decision, 409]);
      }
    },
  },
  {
    name: 'decides on nothing that was not sent, is no application, or is another event’s',
    async run(api) {
      const unsent = await begin(api, 'volunteer');
      expect((await decide(api, unsent, 'accepted')).status).toBe(409);
      expect((await withdraw(api, unsent, 0)).status).toBe(409);
      const registration = await api.begin();
      expect((await decide(api, registration, 'accepted')).status).toBe(404);
      const who = await sent(api);
      expect((await decide(api, who, 'accepted', { event: 'music' })).status).toBe(404);
      expect((await decide(api, who, 'confirmed')).status).toBe(422);
      const flow = await publishFlow(api, { decision: undefined });
      expect((await decide(api, await sent(api, flow), 'accepted')).status).toBe(409);
    },
  },
  {
    name: 'takes several of one address where the flow says so',
    async run(api) {
      const { entry } = (await demoDocument('flow/volunteer')) as unknown as { entry: object };
      const flow = await publishFlow(api, { entry: { ...entry, several: 'Y' } });
      const first = await sent(api, flow);
      expect((await send(api, await begin(api, flow, first.email))).status).toBe(200);
    },
  },
  {
    name: 'lists and exports what was sent in a flow, formulas made harmless',
    async run(api) {
      const flow = await publishFlow(api);
      const formula = '=HYPERLINK("http://evil.example")';
      const [first, second] = [await sent(api, flow, true, formula), await begin(api, flow)];
      await decide(api, first, 'accepted');
      const listed = await api.get(`/api/listApplications/teachers/${flow}`, organizer);
      expect((listed.body['applications'] as object[]).map((each) => each)).toMatchObject([
        { code: second.code, status: 'Not Submitted' },
        { code: first.code, status: 'Submitted', decision: 'accepted', name: `${formula} Silva` },
      ]);
      expect((await api.get('/api/listApplications/teachers/registration', organizer)).status).toBe(404);
      const file = await api.get(`/api/exportList/teachers/applications?flow=${flow}`, organizer);
      const text = file.bytes?.toString().slice(1) ?? '';
      const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
      expect(rows).toMatchObject([
        { Code: first.code, Decision: 'Accepted', Name: `'${formula} Silva`, Charged: '18.90' },
        { Code: second.code, Status: 'Not submitted', Decision: '' },
      ]);
      expect((await api.get('/api/exportList/teachers/applications', organizer)).status).toBe(404);
    },
  },
];
