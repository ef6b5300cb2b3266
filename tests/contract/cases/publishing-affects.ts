import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { expect, vi } from 'vitest';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { collectRules } from '#engine/form/rules/form-rules.ts';
import { listFields } from '#engine/form/translate/form-fields.ts';
import { createFormStore, type Values } from '#engine/form/values/form-store.ts';
import { mailAttachment, refund } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { documents, eventDocument } from '../paid-event-documents.ts';
import { organizerToken, type TestApi } from '../test-api.ts';

type Document = { kind: string; code: string } & Record<string, unknown>;
const named = (code: string) => {
  const found = (documents as Document[]).find((document) => document.code === code);
  if (!found) throw new Error(`no document ${code}`);
  return structuredClone(found);
};

const organizer = { authorization: `Bearer ${organizerToken}` };
const publish = (
  api: TestApi,
  event: PaidEvent,
  document: object,
  more: object = {},
  headers: Record<string, string> = {},
) => api.publish(null, JSON.stringify({ event: event.code, document, force: 'Y', ...more }), headers);

async function exported(api: TestApi, event: PaidEvent): Promise<Record<string, string>[]> {
  const { bytes } = await api.get(`/api/exportList/${event.code}/registrations`, organizer);
  const text = bytes?.toString().slice(1) ?? '';
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** A form in which the first text has another code. */
function renamed(form: Document): object {
  const [section] = form['sections'] as { fields: object[] }[];
  const [first, ...rest] = section?.fields ?? [];
  return { ...form, sections: [{ ...section, fields: [{ ...first, code: 'given_name' }, ...rest] }] };
}

/** What publishing does to people who have answered and booked already. */
export const publishingAffectsCases: ApiCase[] = [
  {
    name: 'asks before a session is removed or moved that people have booked, and says how many they are',
    async run(api) {
      const event = await openPaidEvent(api);
      const schedule = named('schedule');
      const [session, ...others] = schedule['sessions'] as { code: string; room?: string }[];
      const moved = { ...schedule, sessions: [{ ...session, room: 'Elsewhere' }, ...others] };
      const without = { ...schedule, sessions: others.length > 0 ? others : [{ ...session, code: 'other' }] };
      const quiet = await publish(api, event, moved);
      expect([quiet.status, quiet.body['warnings']]).toEqual([200, []]);
      expect((await publish(api, event, schedule)).status).toBe(200);

      const begun = await event.begin();
      await event.fill(begun);
      const clay = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
      const fields = { registration_code: begun.code, ...clay };
      expect((await event.post('handle-workshop-cart', fields, begun.bearer)).status).toBe(200);
      expect((await event.submit(begun)).status).toBe(200);
      for (const [document, said, french] of [
        [moved, 'in another place', 'change d’endroit. 1 inscription ou demande est touchée.'],
        [without, 'is removed', 'est supprimée. 1 inscription ou demande est touchée.'],
      ] as const) {
        const asked = await publish(api, event, document);
        expect(asked.status).toBe(409);
        expect(asked.body).toMatchObject({
          reason: 'confirm',
          diagnostics: [
            { severity: 'warning', code: 'affects_people', problem: expect.stringContaining(said) },
          ],
        });
        expect(JSON.stringify(asked.body['diagnostics'])).toContain('1 registration');
        const checked = await publish(api, event, document, { dry_run: 'Y' });
        expect(checked.body['warnings']).toMatchObject([{ code: 'affects_people' }]);
        const inFrench = await publish(api, event, document, {}, { 'accept-language': 'fr' });
        expect(inFrench.body['diagnostics']).toMatchObject([{ problem: expect.stringContaining(french) }]);
      }
      const confirmed = await publish(api, event, without, { confirmed: 'Y' });
      expect([confirmed.status, confirmed.body['warnings']]).toMatchObject([
        200,
        [{ code: 'affects_people' }],
      ]);
    },
  },
  {
    name: 'mails who has booked a session that is moved or removed, with their calendar, and still shows it',
    async run(api) {
      const event = await openPaidEvent(api);
      const schedule = named('schedule');
      const [session] = schedule['sessions'] as { code: string }[];
      const begun = await event.begin();
      await event.fill(begun);
      const clay = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
      await event.post('handle-workshop-cart', { registration_code: begun.code, ...clay }, begun.bearer);
      expect((await event.submit(begun)).status).toBe(200);
      const calendarOf = async () => {
        const mail = (await mailsTo(api, begun.email)).at(-1);
        const files = await api.database.db
          .select()
          .from(mailAttachment)
          .where(eq(mailAttachment.mailId, String(mail?.id)));
        const calendar = files.find(({ type }) => type.startsWith('text/calendar'));
        return Buffer.from(calendar?.content ?? []).toString();
      };
      const changed = async (count: number) => {
        const found = (await mailsTo(api, begun.email)).filter(({ subject }) =>
          subject.startsWith('Your program has changed'),
        );
        expect(found).toHaveLength(count);
        return found.map(({ text }) => text).join();
      };
      await event.publish({ ...schedule, sessions: [{ ...session, room: 'Elsewhere' }] });
      await vi.waitFor(async () => expect(await changed(1)).toContain('Clay: now'), 20_000);
      expect(await calendarOf()).toContain('SEQUENCE:1');
      expect(await changed(1)).toContain('Elsewhere');
      await event.publish({ ...schedule, sessions: [{ ...session, code: 'clay-2' }] });
      await vi.waitFor(async () => expect(await changed(2)).toContain('cancelled by the organizers'), 20_000);

      const shown = await event.post('initStepReview', { code: begun.code }, begun.bearer);
      expect(JSON.stringify(shown.body['booked'])).toContain('cancelled by the organizers');
      expect(await calendarOf()).toContain('STATUS:CANCELLED');
    },
  },
  {
    name: 'refunds once what was paid for a session or an activity that is removed, in one mail with its paper',
    async run(api) {
      const event = await openPaidEvent(api);
      const schedule = named('schedule');
      const [session] = schedule['sessions'] as { code: string }[];
      const begun = await event.begin();
      await event.fill(begun);
      const clay = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
      await event.post('handle-workshop-cart', { registration_code: begun.code, ...clay }, begun.bearer);
      const dinner = { buyer_code: begun.code, activity_code: 'dinner', quantity: 1 };
      expect((await event.post('saveActivityInformation', dinner, begun.bearer)).status).toBe(200);
      expect((await event.applyCode(begun, 'TENOFF')).status).toBe(200);
      expect((await event.submit(begun)).status).toBe(200);
      const { db } = api.database;
      const refundsMade = () =>
        db
          .select({ amount: refund.amount, state: refund.state })
          .from(refund)
          .where(eq(refund.eventCode, event.code))
          .orderBy(refund.createdAt);

      const without = { ...schedule, sessions: [{ ...session, code: 'clay-2' }] };
      await event.publish(without);
      // 25.00 less 10 %, and its tax.
      const clayBack = { amount: 2_362, state: 'succeeded' };
      await vi.waitFor(async () => expect(await refundsMade()).toEqual([clayBack]), 20_000);
      const mails = async () =>
        (await mailsTo(api, begun.email)).filter(({ subject }) => !subject.startsWith('You are registered'));
      const [mail, ...others] = await mails();
      expect([mail?.subject, others]).toEqual(['Your program has changed: Paid days', []]);
      expect(mail?.text).toContain('$\u00a023.62');
      const files = await db
        .select()
        .from(mailAttachment)
        .where(eq(mailAttachment.mailId, String(mail?.id)));
      expect(files.map(({ type }) => type.split(';')[0]).toSorted()).toEqual([
        'application/pdf',
        'text/calendar',
      ]);

      // Neither the same again nor another version refunds it twice.
      await event.publish(without);
      await event.publish({ ...without, sessions: [{ ...session, code: 'clay-3' }] });
      const activities = named('activities');
      const [first] = activities['activities'] as object[];
      await event.publish({ ...activities, activities: [{ ...first, code: 'supper' }] });
      const dinnerBack = { amount: 4_253, state: 'succeeded' };
      await vi.waitFor(async () => expect(await refundsMade()).toEqual([clayBack, dinnerBack]), 20_000);
      expect(await mails()).toHaveLength(2);
      const shown = await event.post('initStepReview', { code: begun.code }, begun.bearer);
      const booked = JSON.stringify(shown.body['booked']);
      expect(booked.split('cancelled by the organizers')).toHaveLength(3);

      // Who cancels afterwards gets back what is left, by the policy.
      await event.publish({
        kind: 'cancellation',
        code: 'cancellation',
        until: '2999-01-01',
        refunds: [{ percent: 100 }],
      });
      const preview = await event.get(`/api/getCancellation/${begun.code}`, begun);
      const { paid, back, lines } = preview.body['refund'] as { paid: number; back: number; lines: object[] };
      expect([paid - back, JSON.stringify(lines).includes('clay')]).toEqual([0, false]);
    },
  },
  {
    name: 'mails who comes on a day or in a track, or to an activity, that is moved or removed',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const dinner = { buyer_code: begun.code, activity_code: 'dinner', quantity: 1 };
      await event.post('saveActivityInformation', dinner, begun.bearer);
      expect((await event.submit(begun)).status).toBe(200);
      const activities = named('activities');
      const [first] = activities['activities'] as object[];
      const about = {
        ...(eventDocument(event.code, {}) as { days: object[]; tracks: object[] } & Document),
        dates: { start: '2027-02-18', end: '2027-02-20' },
      };
      const [day, track] = [about.days[0], about.tracks[0]];
      const days = [{ ...day, code: 'day2', label: 'Saturday', date: '2027-02-20' }];
      const tracks = [{ ...track, ID: '2', code: 'second', name: 'Second', seo: 'second' }];
      const schedule = named('schedule');
      const [slot] = schedule['slots'] as object[];
      await event.publish({ ...about, days: [day, ...days], tracks: [track, ...tracks] });
      await event.publish({ ...schedule, slots: [{ ...slot, day: 'day2', track: 'second' }] });
      for (const [document, said] of [
        [{ ...activities, activities: [{ ...first, day: 'day2', start: '18:00' }] }, 'Dinner: now Saturday'],
        [
          { ...about, days: [{ ...day, date: '2027-02-18' }, ...days], tracks: [track, ...tracks] },
          'Friday: now Thursday, February 18, instead of Friday, February 19.',
        ],
        [{ ...about, days, tracks: [track, ...tracks] }, 'Friday is no longer offered'],
        [{ ...about, days, tracks }, 'Main is no longer offered'],
        [{ ...activities, activities: [{ ...first, code: 'supper' }] }, 'Dinner (Saturday'],
      ] as const) {
        const asked = await publish(api, event, document);
        expect([asked.status, asked.body['reason']]).toEqual([409, 'confirm']);
        await event.publish(document);
        await vi.waitFor(
          async () => expect((await mailsTo(api, begun.email)).at(-1)?.text).toContain(said),
          20_000,
        );
      }
    },
  },
  {
    name: 'asks before a field is removed that people have answered, and exports its answers under its code',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      expect((await event.submit(begun)).status).toBe(200);
      const asked = await publish(api, event, renamed(named('personal')));
      expect(asked.body).toMatchObject({ reason: 'confirm' });
      expect(JSON.stringify(asked.body['diagnostics'])).toContain('The field \\"first_name\\" is removed.');
      expect((await publish(api, event, renamed(named('personal')), { confirmed: 'Y' })).status).toBe(200);
      const [row] = await exported(api, event);
      expect(row).toMatchObject({ 'Field first_name (first_name)': 'Zoé', 'Field last_name': 'Tremblay' });
    },
  },
  {
    name: 'keeps an answer whose field is removed, and returns it with its field',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      await event.publish(renamed(named('personal')));
      const save = (version: number, values: object) =>
        event.post(
          'saveRegistrationPersonalInformations',
          { code: begun.code, form_type: 'personal', version, values: JSON.stringify(values) },
          begun.bearer,
        );
      const meanwhile = await save(2, { given_name: 'Zoé', last_name: 'Roy' });
      expect([meanwhile.status, meanwhile.body['values']]).toEqual([
        200,
        { given_name: 'Zoé', last_name: 'Roy' },
      ]);
      // It counts nowhere while nobody asks for it.
      expect(JSON.stringify(meanwhile.body['answers'])).not.toContain('first_name');
      await event.publish(named('personal'));
      const [row] = await exported(api, event);
      expect(row).toMatchObject({ 'Field first_name': 'Zoé', 'Field last_name': 'Roy' });
    },
  },
  {
    name: 'keeps answers whose option or nested field is removed, and returns them with it, submitted or not',
    async run(api) {
      const event = await openPaidEvent(api);
      const text = (code: string) => ({ code, type: 'text', label: code, required: 'N' });
      const form = (ids: string[], inside: string[]) => ({
        ...named('personal'),
        sections: [
          {
            code: 'only',
            fields: [
              text('first_name'),
              { ...text('place'), type: 'radio', options: ids.map((id) => ({ id, name: id })) },
              { ...text('people'), type: 'repeatable_group', fields: inside.map(text) },
            ],
          },
        ],
      });
      const [whole, less] = [form(['home', 'work'], ['name', 'town']), form(['home', 'here'], ['name'])];
      await event.publish(whole);
      const begun = await event.begin();
      await event.save(begun, 'membership', { decline: true });
      await event.save(begun, 'picks', {});
      const save = (version: number, values: object) =>
        event.post(
          'saveRegistrationPersonalInformations',
          { code: begun.code, form_type: 'personal', version, values: JSON.stringify(values) },
          begun.bearer,
        );
      const answers = { first_name: 'Zoé', place: 'work', people: [{ name: 'Ana', town: 'Oka' }] };
      expect((await save(2, answers)).status).toBe(200);
      await event.publish(less);
      const meanwhile = await save(3, { first_name: 'Zoé', people: [{ name: 'Ana' }] });
      expect([meanwhile.status, meanwhile.body['values']]).toEqual([
        200,
        { first_name: 'Zoé', people: [{ name: 'Ana' }] },
      ]);
      expect(JSON.stringify(meanwhile.body['answers'])).not.toMatch(/work|Oka/);
      const submitted = await event.submit(begun);
      expect(submitted.status, submitted.text).toBe(200);
      expect(JSON.stringify(await exported(api, event))).not.toMatch(/work|_former/);
      await event.publish(whole);
      const { body } = await event.post(
        'initializeForm',
        { code: begun.code, form_type: 'personal' },
        begun.bearer,
      );
      const served = await event.post('loadEventFormFromType', { form_type: 'personal' }, begun.bearer);
      const { document, lists } = served.body as unknown as ServedForm;
      const store = createFormStore({
        fields: listFields(document, lists),
        rules: collectRules(document),
        context: { registration: {}, answers: {} },
        answers: body['values'] as Values,
        setsAside: true,
      });
      expect(store.submission()).toEqual(answers);
    },
  },
  {
    name: 'asks before a form is published whose answers another document charges by',
    async run(api) {
      const event = await openPaidEvent(api);
      const form = named('membership');
      const [section] = form['sections'] as { fields: { code: string; options?: { id: string }[] }[] }[];
      const fields = section?.fields.map((field) =>
        field.code === 'role'
          ? { ...field, options: field.options?.filter(({ id }) => id !== 'retiree') }
          : field,
      );
      const without = { ...form, sections: [{ ...section, fields }] };
      const asked = await publish(api, event, without);
      expect([asked.status, asked.body['reason']]).toEqual([409, 'confirm']);
      expect(JSON.stringify(asked.body['diagnostics'])).toContain('membership/membership');
      expect((await publish(api, event, without, { confirmed: 'Y' })).status).toBe(200);
      // Published already, it is no longer caused by the next version.
      expect((await publish(api, event, { ...without, title: 'Renamed' })).status).toBe(200);
    },
  },
];
