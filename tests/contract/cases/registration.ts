import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { outboxMail } from '#server/database/schema.ts';
import { mostAskedFor } from '#server/mail/mail-rate-limit.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsOfBeginning } from '../mails-to.ts';
import { demoDocument, key, onlineAnswers, onlineChoice, type TestApi } from '../test-api.ts';

/** A registration from its beginning to its review. */
export const registrationCases: ApiCase[] = [
  {
    name: 'begins a registration once for a key, with a token in body and header',
    async run({ post }) {
      const fields = { ...onlineChoice, email: `${randomUUID()}@example.org` };
      const once = key();
      const first = await post('generateRegistrationCaptured', fields, once);
      expect(first.body.registration).toMatchObject({
        status: 'Not Submitted',
        started: 'Y',
        mode: 'Online',
      });
      expect(first.headers.authorization).toBe(`Bearer ${first.body.token}`);
      const again = await post('generateRegistrationCaptured', fields, once);
      expect(again.body.registration).toEqual(first.body.registration);
      const other = await post(
        'generateRegistrationCaptured',
        { ...fields, registrations_day: 'friday' },
        once,
      );
      expect([other.status, other.body.reason]).toEqual([422, 'key_reused']);
      expect((await post('generateRegistrationCaptured', fields)).status).toBe(422);
    },
  },
  {
    name: 'mails the code when a registration begins, in the visitor’s language, once for a key',
    async run(api) {
      for (const [locale, words, page] of [
        ['en', 'It has not been submitted yet', '/registration/manage'],
        ['fr', 'Elle n’a pas encore été envoyée', '/fr/registration/manage'],
      ] as const) {
        const fields = { ...onlineChoice, email: `Zoe.${randomUUID()}@example.org`, locale };
        const once = key();
        const begun = await api.post('generateRegistrationCaptured', fields, once);
        await api.post('generateRegistrationCaptured', fields, once);
        const { code } = begun.body.registration as { code: string };
        await codesMailed(api, fields.email, 1);
        const mails = await mailsOfBeginning(api, fields.email);
        expect(mails).toMatchObject([{ locale, text: expect.stringContaining(words) }]);
        expect(mails[0]?.text).toContain(code);
        expect(mails[0]?.text).toContain(page);
      }
    },
  },
  {
    name: 'mails an address so often an hour, however often anybody begins or asks with it',
    async run(api) {
      const email = `${randomUUID()}@example.org`;
      const tries = mostAskedFor + 2;
      for (let at = 0; at < tries; at += 1) await api.begin({ email: at % 2 ? email : email.toUpperCase() });
      await api.post('sendLookUpCode', { email });
      await codesMailed(api, email, tries + 1);
      const mails = await api.database.db
        .select()
        .from(outboxMail)
        .where(eq(sql`lower(${outboxMail.recipient})`, email));
      expect(mails).toHaveLength(mostAskedFor);
      // Somebody else's are not counted.
      const other = await api.begin();
      await codesMailed(api, other.email, 1);
      expect(await mailsOfBeginning(api, other.email)).toHaveLength(1);
    },
  },
  {
    name: 'continues by code and email, in any case and spacing',
    async run({ post, begin }) {
      const { code, email } = await begin();
      const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
      const found = await post('checkRegistration', { email: email.toUpperCase(), code: typed });
      expect(found.body).toMatchObject({ status: 'continue', registration: { code } });
      const bearer = { authorization: `Bearer ${found.body.token}` };
      const mine = await post('checkAlreadyRegistered', { code }, bearer);
      expect(mine.body).toMatchObject({ registered: 'N' });
    },
  },
  {
    name: 'answers an unknown code and an unknown address in the same bytes',
    async run({ post, begin }) {
      const { code, email } = await begin();
      const wrong = [
        await post('checkRegistration', { email: 'nobody@example.org', code }),
        await post('checkRegistration', { email, code: 'BBBB-BBBB' }),
        await post('checkRegistration', { email, code: '???' }),
      ];
      expect(new Set(wrong.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(wrong[0]?.status).toBe(404);
      expect(Object.keys(wrong[0]?.body.errors ?? {})).toEqual(['code']);
      const french = await post('checkRegistration', { email, code: 'x' }, { 'accept-language': 'fr' });
      expect(french.body.errors?.code?.[0]).toContain('courriel');
    },
  },
  {
    name: 'answers alike to those who ask for a code, and mails it only where there is one',
    async run({ post, begin, get }) {
      const { code, email } = await begin();
      const [known, unknown] = [
        await post('sendLookUpCode', { email, locale: 'fr' }),
        await post('sendLookUpCode', { email: `${randomUUID()}@example.org`, locale: 'fr' }),
      ];
      expect(known.text).toBe(unknown.text);
      await vi.waitFor(async () => expect((await get('/outbox')).text).toContain(code), { timeout: 60_000 });
      expect((await get('/outbox')).text).not.toContain(unknown.text);
    },
  },
  {
    name: 'refuses a track, a mode or a day that the event does not have',
    async run({ post }) {
      const bad = { ...onlineChoice, mode: 'Hybrid', registrations_day: 'monday', email: 'a@example.org' };
      for (const call of ['checkRegistration', 'generateRegistrationCaptured']) {
        const refused = await post(call, bad, key());
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
          422,
          ['mode', 'registrations_day'],
        ]);
      }
    },
  },
  {
    name: 'saves checked answers, and tells what is wrong by the path of the answer',
    async run({ save, begin, post }) {
      const begun = await begin();
      const { personal } = onlineAnswers(begun.email);
      const bad = await save(begun, 'personal', {
        ...personal,
        email: 'ana',
        address: { ...(personal?.address as object), postalcode: 'W1A 1A1' },
        invented: 1,
      });
      expect(bad.status).toBe(422);
      expect(Object.keys(bad.body.errors ?? {}).sort()).toEqual(['address.postalcode', 'email', 'invented']);
      expect((await save(begun, 'personal', personal)).status).toBe(200);
      const kept = await post('initializeForm', { code: begun.code, form_type: 'personal' }, begun.bearer);
      expect(kept.body.values).toMatchObject({ first_name: 'Zoé' });
    },
  },
  {
    name: 'names a row of a group by its number',
    async run({ save, begin, publish }) {
      const personal = await demoDocument('form/personal');
      const [guests] = (await demoDocument('form/guests')).sections.flatMap(({ fields }) => fields);
      personal.sections[0]?.fields.push(guests ?? {});
      await publish(personal);
      const begun = await begin();
      const answers = { ...onlineAnswers(begun.email).personal, guest_list: [{ age_group: 'adult' }] };
      const bad = await save(begun, 'personal', answers);
      expect(Object.keys(bad.body.errors ?? {})).toEqual(['guest_list.0.name']);
      await publish(await demoDocument('form/personal'));
    },
  },
  {
    name: 'holds, keeps and gives back answers at any depth, and names what is wrong in them by where it stands',
    async run({ save, begin, publish, post, review }) {
      const personal = await demoDocument('form/personal');
      const field = (code: string, type: string, more: object) => ({
        code,
        type,
        label: { en: code, fr: code },
        ...more,
      });
      const shifts = field('shifts', 'repeatable_group', { fields: [field('from', 'time', {})] });
      const helper = field('helper', 'variants', {
        required: 'N',
        variants: [
          { code: 'days', label: 'Days', fields: [field('plan', 'object', { fields: [shifts] })] },
          { code: 'never', label: 'Never', fields: [field('why', 'text', { required: 'N' })] },
        ],
      });
      personal.sections[0]?.fields.push(helper as never);
      await publish(personal);
      const begun = await begin();
      const answers = onlineAnswers(begun.email).personal;
      const saveWith = (given: object) => save(begun, 'personal', { ...answers, helper: given });
      const bad = await saveWith({ kind: 'days', plan: { shifts: [{ from: '09:00' }, { from: 'noon' }] } });
      expect(Object.keys(bad.body.errors ?? {})).toEqual(['helper.days.plan.shifts.1.from']);
      expect(Object.keys((await saveWith({ kind: 'days' })).body.errors ?? {})).toEqual(['helper.days.plan']);
      expect(Object.keys((await saveWith({ kind: 'else' })).body.errors ?? {})).toEqual(['helper']);
      const given = { kind: 'days', plan: { shifts: [{ from: '09:00' }] } };
      expect((await saveWith({ ...given, _never: { why: 'typed before' } })).status).toBe(200);
      expect(stepsOf(await review(begun))[0]?.values).toMatchObject({ helper: given });
      expect(stepsOf(await review(begun))[0]?.values).not.toHaveProperty('helper._never');
      const draft = {
        ...answers,
        helper: { kind: 'never', _days: { plan: { shifts: [{ from: '10:00' }] } } },
      };
      const fields = { code: begun.code, form_type: 'personal', version: 1, values: JSON.stringify(draft) };
      await post('saveAutoInformation', fields, begun.bearer);
      const kept = await post('initializeForm', { code: begun.code, form_type: 'personal' }, begun.bearer);
      expect(kept.body.values).toMatchObject({ helper: draft.helper });
      await publish(await demoDocument('form/personal'));
    },
  },
  {
    name: 'keeps drafts apart from checked answers, whatever is in them, until the step is saved',
    async run(api) {
      const { post, begin, save, review } = api;
      const begun = await begin();
      const fields = { code: begun.code, form_type: 'personal', version: 1 };
      const values = JSON.stringify({ first_name: 'Zo', gone: [1] });
      await post('saveAutoInformation', { ...fields, values }, begun.bearer);
      const initial = () => post('initializeForm', { code: begun.code, form_type: 'personal' }, begun.bearer);
      expect((await initial()).body).toEqual({
        values: { first_name: 'Zo', gone: [1] },
        version: 1,
        checked: 'N',
      });
      expect(stepsOf(await review(begun))[0]?.values).not.toHaveProperty('gone');
      await save(begun, 'personal', onlineAnswers(begun.email).personal);
      expect((await initial()).body).toMatchObject({ values: { first_name: 'Zoé' }, checked: 'Y' });
    },
  },
  {
    name: 'reviews the steps of the flow, with what is still missing in the visitor’s language',
    async run({ post, begin, fill, review }) {
      const begun = await begin();
      const french = { ...begun.bearer, 'accept-language': 'fr' };
      const before = stepsOf(await post('initStepReview', { code: begun.code }, french));
      const codes = before.map(({ step }) => step.code);
      expect(codes).toEqual(expect.arrayContaining(['personal', 'participation', 'membership']));
      expect(before[0]?.errors.first_name).toEqual(['Ce champ est obligatoire']);
      await fill(begun);
      const after = await review(begun);
      const wrong = stepsOf(after).filter(({ errors }) => Object.keys(errors).length > 0);
      // What `fill` does not answer.
      expect(wrong.map(({ step }) => step.code)).toEqual(['membership', 'workshops']);
      expect(Object.keys(after.body.versions as object).sort()).toEqual([...codes, 'flow'].sort());
    },
  },
  {
    name: 'says that registration is closed or full',
    async run(api) {
      // Nothing can be begun before and after an event either.
      for (const options of [
        { registration_open: 'N' },
        { website_homepage_active: 'coming_soon' },
        { website_homepage_active: 'thank_you' },
      ]) {
        await withOptions(api, options, async () => {
          const email = `${randomUUID()}@example.org`;
          expect((await api.post('checkRegistration', { email })).body).toEqual({ status: 'closed' });
          const begun = await api.post('generateRegistrationCaptured', { ...onlineChoice, email }, key());
          expect([begun.status, begun.body.reason]).toEqual([409, 'closed']);
          const event = await api.get('/api/getClientEventFromDomain/teachers.localhost');
          expect(event.body).toMatchObject({ registration_new_open: 'N' });
        });
      }
      await withOptions(api, { capacity: 0 }, async () => {
        const email = `${randomUUID()}@example.org`;
        expect((await api.post('checkRegistration', { email })).body).toEqual({ status: 'full' });
        expect((await api.get('/api/getRegistrationOption')).body).toEqual({
          registration_new_open: 'Y',
          full: 'Y',
          full_tracks: ['leadership'],
          waitlist: 'N',
          prices: expect.arrayContaining([
            expect.objectContaining({ track: 'vancouver', from: expect.any(Number), taxed: 'Y' }),
          ]),
          places_left: { vancouver: 0, online: 0, leadership: 0 },
          places_left_in_all: 0,
        });
        const begun = await api.post('generateRegistrationCaptured', { ...onlineChoice, email }, key());
        expect([begun.status, begun.body.reason]).toEqual([409, 'full']);
      });
    },
  },
];

type Step = { step: { code: string }; values: object; errors: Record<string, string[]> };

function stepsOf(answer: { body: object }): Step[] {
  return (answer.body as { steps: Step[] }).steps;
}

/** Publishes the event with other options for as long as something runs. */
export async function withOptions(api: TestApi, options: object, run: () => Promise<void>): Promise<void> {
  const document = await demoDocument('event');
  const answer = await api.publish({ ...document, options });
  expect(answer.status, answer.text).toBe(200);
  try {
    await run();
  } finally {
    await api.publish(document);
  }
}

/** Waits until that many requests for the codes of an address have been answered, and no more than these were made. */
async function codesMailed({ database: { db } }: TestApi, email: string, requests: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute<{ state: string }>(
        sql`select state from jobs.job where name = 'registration-codes' and lower(data->>'email') = ${email.toLowerCase()}`,
      );
      expect(rows.map(({ state }) => state)).toEqual(Array(requests).fill('completed'));
    },
    { timeout: 60_000 },
  );
}
