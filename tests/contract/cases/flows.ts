import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { api as contract } from '#engine/contract/api.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { releaseDrafts } from '../release-drafts.ts';
import { type Answer, type ApiCalls, type Begun, demoDocument, type Fields, key } from '../test-api.ts';
import { volunteerShifts } from '../volunteer-shifts.ts';

const contact = (email: string) => ({ first_name: 'Ana', last_name: 'Silva', email, first_aider: 'no' });
const newEmail = () => `${randomUUID()}@example.org`;

/** Begins a dossier of a flow, for whatever it asks first. */
const beginning = (api: ApiCalls, flow: string, values: Fields, more: Fields = {}) =>
  api
    .versionOf('volunteer_contact')
    .then((version) =>
      api.post('beginFlow', { flow, version, values: JSON.stringify(values), ...more }, key()),
    );

function asBegun({ status, body, text }: Answer, email: string): Begun {
  if (status !== 200) throw new Error(text);
  const { registration, token } = body as { registration: { code: string }; token: string };
  return { code: registration.code, email, bearer: { authorization: `Bearer ${token}` } };
}

async function begun(api: ApiCalls, flow = 'volunteer', email = newEmail()): Promise<Begun> {
  return asBegun(await beginning(api, flow, contact(email)), email);
}

/** A flow of the test's own, like that of the volunteers. */
async function publishFlow(api: ApiCalls, more: object = {}): Promise<string> {
  const code = `flow-${randomUUID().slice(0, 8)}`;
  const answer = await api.publish({ ...(await demoDocument('flow/volunteer')), code, ...more });
  if (answer.status !== 200) throw new Error(answer.text);
  return code;
}

async function submit(api: ApiCalls, who: Begun): Promise<Answer> {
  const { versions, quote } = (await api.review(who)).body as { versions: object; quote: { total: number } };
  const fields = { code: who.code, versions: JSON.stringify(versions), total: quote.total };
  const credit = quote.total > 0 ? { credit: `tok_sandbox_visa_4242_ok_${randomUUID()}` } : {};
  return api.post('saveSubmitRegistration', { ...fields, ...credit }, { ...who.bearer, ...key() });
}

/** Flows that an organizer has made of documents only. */
export const flowCases: ApiCase[] = [
  {
    name: 'says what a flow is, when it is open and what it may cost, and nothing of one that is none',
    async run(api) {
      const { status, body } = await api.get('/api/flow/volunteer');
      expect([status, body['status'], body['form_type']]).toEqual([200, 'open', 'volunteer_contact']);
      expect((body['fees'] as Fields[]).map(({ amount, conditional }) => [amount, conditional])).toEqual([
        [0, 'N'],
        [1800, 'Y'],
      ]);
      for (const flow of ['registration', 'nothing', '__proto__', 'x'.repeat(90)]) {
        expect([flow, (await api.get(`/api/flow/${flow}`)).status >= 400]).toEqual([flow, true]);
        expect((await beginning(api, flow, contact(newEmail()))).status).toBeGreaterThanOrEqual(400);
      }
    },
  },
  {
    name: 'begins a flow with the form that is asked first, or says what is wrong in it and begins nothing',
    async run(api) {
      const email = newEmail();
      const wrong = await beginning(api, 'volunteer', {
        ...contact(email),
        first_name: '',
        first_aider: 'x',
      });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([
        422,
        ['first_aider', 'first_name'],
      ]);
      const nobody = await beginning(api, 'volunteer', contact('nobody'));
      expect([nobody.status, Object.keys(nobody.body.errors ?? {})]).toEqual([422, ['email']]);
      expect(await mailsTo(api, email)).toEqual([]);
      const who = await begun(api, 'volunteer', email);
      const [mail] = await mailsTo(api, email);
      expect(mail?.subject).toContain(who.code);
      expect(mail?.text).toContain(`/apply/volunteer?code=${who.code}`);
      const saved = await api.post(
        'initializeForm',
        { form_type: 'volunteer_contact', code: who.code },
        who.bearer,
      );
      expect(saved.body).toMatchObject({ checked: 'Y', values: { first_name: 'Ana' } });
      const steps = await api.post('loadStepConfiguration', { flow: 'volunteer' });
      expect((steps.body['steps'] as { code: string }[]).map(({ code }) => code)).toEqual([
        'contact',
        'shifts',
        'first_aid',
        'send',
      ]);
    },
  },
  {
    name: 'takes what a flow asks, for nothing or for what was chosen, once for an address',
    async run(api) {
      const free = await begun(api);
      await api.save(free, 'volunteer_shifts', volunteerShifts());
      const reviewed = await api.review(free);
      expect(reviewed.body['registration']).toMatchObject({ flow: 'volunteer', status: 'Not Submitted' });
      expect(reviewed.body['registration']).not.toHaveProperty('track');
      expect(reviewed.body['quote']).toMatchObject({ total: 0, lines: [{ id: 'fee-place', amount: 0 }] });
      const done = await submit(api, free);
      expect([done.status, done.body['registration']]).toEqual([
        200,
        expect.objectContaining({ code: free.code, status: 'Submitted' }),
      ]);
      const again = await begun(api, 'volunteer', free.email);
      await api.save(again, 'volunteer_shifts', volunteerShifts());
      const refused = await submit(api, again);
      expect([refused.status, refused.body.reason]).toEqual([409, 'already_registered']);

      const paying = await begun(api);
      await api.save(paying, 'volunteer_shifts', volunteerShifts(true));
      expect((await api.review(paying)).body['quote']).toMatchObject({ subtotal: 1800, total: 1890 });
      expect((await submit(api, paying)).status).toBe(200);
      const receipt = await api.post('getReceipt', { code: paying.code, locale: 'fr' }, paying.bearer);
      expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
      const [, sent] = await mailsTo(api, free.email);
      expect(sent?.subject).toBe('Your volunteer application: Room to Grow 2027');
      const [, paid] = await mailsTo(api, paying.email);
      expect(paid?.text).toContain('18.90');
    },
  },
  {
    name: 'keeps the dossiers of flows apart: a token, a code and an address open what they belong to',
    async run(api) {
      const volunteer = await begun(api);
      const registration = await api.begin({ email: volunteer.email });
      const { code } = volunteer;
      const registrationsOnly = Object.values(contract)
        .flatMap((resource): Endpoint[] => Object.values(resource))
        .filter(({ dossiers }) => dossiers === 'registration');
      expect(registrationsOnly.length).toBeGreaterThan(20);
      for (const { method, path } of registrationsOnly) {
        const url = `/api${path.replace(/\{\w+\}/g, code)}`;
        expect([path, (await api.send(method, url, undefined, volunteer.bearer)).status]).toEqual([
          path,
          401,
        ]);
      }
      const other = await api.post('initStepReview', { code }, registration.bearer);
      expect(other.status).toBe(404);
      const wrong = await api.post(
        'saveRegistrationPersonalInformations',
        {
          code: registration.code,
          form_type: 'personal',
          version: 1,
          values: '{}',
        },
        volunteer.bearer,
      );
      expect(wrong.status).toBe(404);
      const foreign = await api.save(volunteer, 'personal', {});
      expect(foreign.status).toBe(404);
      const at = { email: volunteer.email };
      expect((await api.post('continueFlow', { ...at, flow: 'volunteer', code })).status).toBe(200);
      expect(
        (await api.post('continueFlow', { ...at, flow: 'volunteer', code: registration.code })).status,
      ).toBe(404);
      expect(
        (await api.post('continueFlow', { ...at, flow: 'registration', code: registration.code })).status,
      ).toBe(404);
      expect((await api.post('checkRegistration', { ...at, code })).status).toBe(404);
      // Both can be submitted: one address takes part in as many flows as it likes.
      await api.save(volunteer, 'volunteer_shifts', volunteerShifts());
      expect((await submit(api, volunteer)).status).toBe(200);
    },
  },
  {
    name: 'gives the last place of a flow to one, and says that it is full',
    async run(api) {
      const flow = await publishFlow(api, { capacity: 1 });
      // Only one is held at a time: each begins once the one before has let theirs go.
      const drafts: Begun[] = [];
      for (const _ of [1, 2]) {
        const who = await begun(api, flow);
        await api.save(who, 'volunteer_shifts', volunteerShifts());
        drafts.push(who);
        await releaseDrafts(api, 'teachers', who.code);
      }
      const [first, second] = drafts as [Begun, Begun];
      const both = await Promise.all([submit(api, first), submit(api, second)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body.reason).toBe('full');
      expect((await api.get(`/api/flow/${flow}`)).body).toMatchObject({ status: 'full', places_left: 0 });
      const late = await beginning(api, flow, contact(newEmail()));
      expect([late.status, late.body.reason]).toEqual([409, 'full']);
    },
  },
  {
    name: 'closes a flow for who begins it and for who is in the middle of it, and keeps what they answered',
    async run(api) {
      const flow = await publishFlow(api);
      const who = await begun(api, flow);
      await api.save(who, 'volunteer_shifts', volunteerShifts());
      const document = { ...(await demoDocument('flow/volunteer')), code: flow };
      await api.publish({ ...document, opening: { from: '2020-01-01', until: '2020-02-01' } });
      expect((await api.get(`/api/flow/${flow}`)).body).toMatchObject({ status: 'closed' });
      const late = await beginning(api, flow, contact(newEmail()));
      expect([late.status, late.body.reason]).toEqual([409, 'closed']);
      const sent = await submit(api, who);
      expect([sent.status, sent.body.reason]).toEqual([409, 'closed']);
      await api.publish(document);
      expect((await submit(api, who)).status).toBe(200);
    },
  },
  {
    name: 'tells who is in the middle of a flow what has changed in it, and asks what is new',
    async run(api) {
      const flow = await publishFlow(api);
      const who = await begun(api, flow);
      await api.save(who, 'volunteer_shifts', volunteerShifts());
      const { versions } = (await api.review(who)).body;
      const document = { ...(await demoDocument('flow/volunteer')), code: flow } as unknown as {
        steps: { code: string }[];
      };
      await api.publish({ ...document, steps: document.steps.filter(({ code }) => code !== 'first_aid') });
      const stale = await api.post(
        'saveSubmitRegistration',
        { code: who.code, versions: JSON.stringify(versions), total: 0 },
        { ...who.bearer, ...key() },
      );
      expect([stale.status, stale.body.reason, stale.body['changes']]).toEqual([
        409,
        'stale',
        [expect.objectContaining({ form_type: 'flow', path: 'first_aid', change: 'removed' })],
      ]);
      expect((await submit(api, who)).status).toBe(200);
    },
  },
  {
    name: 'tells what is owed as answers are typed, before the step is saved',
    async run(api) {
      const who = await begun(api);
      const owed = async () =>
        (await api.get(`/api/getRegistrationFees/${who.code}`, who.bearer)).body['subtotal'];
      const form_type = 'volunteer_shifts';
      const version = await api.versionOf(form_type);
      const type = async (dinner: boolean) => {
        const values = JSON.stringify({ ...volunteerShifts(), dinner });
        const fields = { code: who.code, form_type, version, values };
        expect((await api.post('saveAutoInformation', fields, who.bearer)).status).toBe(200);
      };
      expect(await owed()).toBe(0);
      await type(true);
      expect(await owed()).toBe(1_800);
      await api.save(who, form_type, volunteerShifts(true));
      expect(await owed()).toBe(1_800);
      await type(false);
      expect(await owed()).toBe(0);
    },
  },
  {
    name: 'merges what two devices typed into rows in rows, and asks where both changed one answer',
    async run(api) {
      const who = await begun(api);
      const form_type = 'volunteer_shifts';
      const version = await api.versionOf(form_type);
      const typed = (values: object, base: object) =>
        api.post(
          'saveAutoInformation',
          {
            code: who.code,
            form_type,
            version,
            values: JSON.stringify(values),
            base: JSON.stringify(base),
          },
          who.bearer,
        );
      const says = (friday: string, saturday: string) => {
        const day = (day: string, time: string) => ({ day, shifts: [{ time, task: 'welcome' }] });
        return { help: { as: 'by_day', plan: { days: [day('friday', friday), day('saturday', saturday)] } } };
      };
      const base = says('morning', 'morning');
      expect((await typed(base, {})).status).toBe(200);
      expect((await typed(says('noon', 'morning'), base)).status).toBe(200);
      const other = await typed(says('morning', 'afternoon'), base);
      expect([other.status, other.body['values']]).toEqual([200, says('noon', 'afternoon')]);
      const both = await typed(says('afternoon', 'morning'), base);
      expect([both.status, both.body.reason, Object.keys(both.body.errors ?? {})]).toEqual([
        409,
        'conflict',
        ['help'],
      ]);
    },
  },
  {
    name: 'lets in who was invited only, where a flow asks for it',
    async run(api) {
      const flow = await publishFlow(api, { entry: { by: ['invitation'], first_step: 'Y' } });
      const without = await beginning(api, flow, contact(newEmail()));
      expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['invitation_code']]);
      const wrong = await beginning(api, flow, contact(newEmail()), { invitation_code: 'NOT-A-CODE' });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['invitation_code']]);
      const right = await beginning(api, flow, contact(newEmail()), { invitation_code: 'INVITE-RTG27' });
      expect(right.status).toBe(200);
    },
  },
];
