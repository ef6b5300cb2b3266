import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { newEmail } from '../full-flow.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { openPaid } from '../paid-desk.ts';
import { openPaidEvent } from '../paid-event.ts';
import { registrationDocument } from '../paid-event-documents.ts';
import { type Fields, key, type TestApi } from '../test-api.ts';

const both = (en: string) => ({ en, fr: en });

/** A paid registration that has answered a question which can be answered again. */
async function openAnswered(api: TestApi) {
  const event = await openPaidEvent(api);
  const [personal, membership, ...rest] = registrationDocument.steps;
  const needs = { code: 'needs', label: both('Needs'), kind: 'form', form_type: 'needs', open_after: 'Y' };
  const field = { code: 'food', type: 'text', label: both('Food') };
  const sections = [{ code: 'only', fields: [field] }];
  await event.publish({ kind: 'form', code: 'needs', title: both('Needs'), sections });
  await event.publish({ ...registrationDocument, steps: [personal, membership, needs, ...rest] });
  const desk = await openDesk(api, event.code, event.at.host);
  const begun = await event.begin();
  await event.fill(begun);
  expect((await event.save(begun, 'needs', { food: 'No nuts' })).status).toBe(200);
  expect((await event.submit(begun)).status).toBe(200);
  const transfer = (fields: Fields, headers = key()) =>
    api.post(
      'transferRegistration',
      { code: begun.code, first_name: 'Ida', last_name: 'Roy', why: 'A colleague comes', ...fields },
      { ...desk.headers, ...headers },
    );
  return { event, desk, begun, transfer };
}

/** Handing a registration over to somebody else. */
export const deskTransferCases: ApiCase[] = [
  {
    name: 'transfers a registration to another person: a new code, personal answers asked again, and the former one is shut out',
    async run(api) {
      const { event, desk, begun, transfer } = await openAnswered(api);
      const shown = await api.get(`/api/previewTransfer/${begun.code}`, desk.headers);
      expect(shown.body).toEqual({ asks: [both('Needs')], fills: [], tickets: 0 });
      expect((await transfer({ email: 'nobody' })).body.errors).toHaveProperty('email');
      expect((await transfer({ email: begun.email })).body.errors).toHaveProperty('email');
      expect((await transfer({ email: newEmail(), why: ' ' })).body.errors).toHaveProperty('why');
      const email = newEmail();
      const same = key();
      const done = await transfer({ email }, same);
      const code = String(done.body['code']);
      expect([done.status, code === begun.code]).toEqual([200, false]);
      expect((await transfer({ email }, same)).body).toEqual({ code });

      // The former person: neither their session nor their code and address, nor the new address with the old code.
      expect((await event.review(begun)).status).toBe(401);
      const open = (fields: Fields) => event.post('getLookUpRegistration', fields);
      for (const tried of [
        { code: begun.code, email: begun.email },
        { code: begun.code, email },
        { code, email: begun.email },
      ])
        expect((await open(tried)).status).toBe(404);
      const opened = await open({ code, email });
      const { body } = await event.review({
        code,
        email,
        bearer: { authorization: `Bearer ${opened.body['token']}` },
      });
      const answers = (body['steps'] as { step: { code: string }; values: object }[]).map(
        ({ step, values }) => [step.code, values],
      );
      expect(Object.fromEntries(answers)).toMatchObject({
        personal: { first_name: 'Ida', last_name: 'Roy' },
        membership: { role: 'retiree' },
        needs: {},
      });
      expect(JSON.stringify(body)).not.toContain('No nuts');
      expect(JSON.stringify(body)).not.toContain('Tremblay');

      const [received] = await mailsTo(api, email);
      expect(received?.text).toContain(code);
      expect(received?.text).toContain('Needs');
      const given = (await mailsTo(api, begun.email)).at(-1);
      expect(given?.text).toContain('Ida Roy');
      expect(given?.text).not.toContain(code);

      expect((await api.get(`/api/getDossier/${begun.code}`, desk.headers)).status).toBe(404);
      const dossier = (await api.get(`/api/getDossier/${code}`, desk.headers)).body as unknown as {
        audit: object[];
        dossier: object;
      };
      expect(dossier.dossier).toMatchObject({ name: 'Ida Roy', email, paid: 27_000 });
      expect(dossier.audit).toMatchObject([
        {
          action: 'transferRegistration',
          reason: 'A colleague comes',
          changes: [
            { what: 'name', was: 'Zoé Tremblay', is: 'Ida Roy' },
            { what: 'email', was: begun.email, is: email },
            { what: 'code', was: begun.code, is: code },
          ],
        },
      ]);
    },
  },
  {
    name: 'keeps the log of a registration over transfers, and transfers to nobody who is registered, nor what is another event’s',
    async run(api) {
      const { event, desk, begun, transfer } = await openAnswered(api);
      const other = await event.begin();
      await event.fill(other);
      await event.save(other, 'needs', { food: 'All' });
      expect((await event.submit(other)).status).toBe(200);
      expect((await transfer({ email: other.email })).status).toBe(409);
      const note = { code: begun.code, text: 'Sends a colleague' };
      expect((await api.post('addDossierNote', note, desk.headers)).status).toBe(200);
      const first = String((await transfer({ email: newEmail() })).body['code']);
      const code = String((await transfer({ code: first, email: begun.email })).body['code']);
      const { body } = await api.get(`/api/getDossier/${code}`, desk.headers);
      const actions = (body['audit'] as { action: string }[]).map(({ action }) => action);
      expect(actions).toEqual(['transferRegistration', 'transferRegistration', 'addDossierNote']);

      const theirs = await openPaid(api);
      expect((await transfer({ code: theirs.begun.code, email: newEmail() })).status).toBe(404);
      const shown = await api.get(`/api/previewTransfer/${theirs.begun.code}`, desk.headers);
      expect(shown.status).toBe(404);
      const draft = await event.begin();
      expect((await transfer({ code: draft.code, email: newEmail() })).status).toBe(409);
    },
  },
];
