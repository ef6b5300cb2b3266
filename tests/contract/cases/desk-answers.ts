import { expect } from 'vitest';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { ApiCase } from '../api-case.ts';
import { details, dinner, field, openCorrectEvent } from '../correct-event.ts';
import { newEmail, openFullFlow } from '../full-flow.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { cardToken } from '../paid-event.ts';
import { type Fields, key, type TestApi } from '../test-api.ts';

/** A registration that was paid for, with its phone and a dinner; and what an organizer makes of its details. */
async function openEditing(api: TestApi, values: object = { phone: '604 555 0100', dinner: 'Y' }) {
  const event = await openCorrectEvent(api);
  const desk = await openDesk(api, event.code, event.at.host);
  const begun = await event.begin(values);
  const edited = (to: object, more: Fields = {}) => ({
    code: begun.code,
    form_type: 'details',
    version: 1,
    values: JSON.stringify(to),
    base: JSON.stringify(values),
    ...more,
  });
  const preview = (to: object, more: Fields = {}) =>
    api.post('previewAnswersAsOrganizer', edited(to, more), desk.headers);
  const save = (to: object, more: Fields = {}, headers = key()) =>
    api.post('saveAnswersAsOrganizer', edited(to, more), { ...desk.headers, ...headers });
  const read = async () =>
    (await api.get(`/api/getDossier/${begun.code}`, desk.headers)).body as unknown as DeskDossier;
  return { event, desk, begun, values, preview, save, read };
}

const linesOf = ({ forms }: DeskDossier, form_type: string) =>
  forms.find((form) => form.form_type === form_type)?.lines.map(({ id, text }) => [id, ...text]);

/** Organizers edit people's answers. */
export const deskAnswerCases: ApiCase[] = [
  {
    name: 'gives an organizer a form with its answers, and saves an edit once, with a mail and an audit entry',
    async run(api) {
      const { desk, begun, values, preview, save, read } = await openEditing(api);
      const { body } = await api.get(`/api/getAnswersToEdit/${begun.code}/details`, desk.headers);
      expect(body).toMatchObject({ form: { form_type: 'details', version: 1 }, values });
      expect((body['context'] as { registration: object }).registration).toMatchObject({ code: begun.code });
      const to = { ...values, phone: '604 555 0199' };
      const shown = await preview(to);
      expect([shown.status, Object.keys(shown.body)]).toEqual([200, ['corrected', 'empty']]);
      expect(shown.body['corrected']).toMatchObject([{ before: { en: '604 555 0100' } }]);
      const mails = (await mailsTo(api, begun.email)).length;
      const same = key();
      for (let time = 0; time < 2; time += 1)
        expect((await save(to, { why: 'On the phone' }, same)).body).toEqual({ saved: 1, refund_amount: 0 });
      const dossier = await read();
      expect(linesOf(dossier, 'details')).toContainEqual(['phone', '604 555 0199']);
      expect(dossier.audit).toMatchObject([
        {
          action: 'saveAnswersAsOrganizer',
          reason: 'On the phone',
          changes: [{ what: 'Phone', was: '604 555 0100', is: '604 555 0199' }],
        },
      ]);
      expect(await mailsTo(api, begun.email)).toHaveLength(mails + 1);
      expect((await save({ ...to, phone: '1' }, { base: JSON.stringify(to), notify: 'N' })).status).toBe(200);
      expect(await mailsTo(api, begun.email)).toHaveLength(mails + 1);
    },
  },
  {
    name: 'shows what an edit of a priced answer gives back, and gives that or another amount with a reason',
    async run(api) {
      const { values, preview, save, read } = await openEditing(api);
      const to = { ...values, dinner: 'N' };
      const { paid } = (await read()).dossier;
      const { body } = await preview(to);
      expect(body).toMatchObject({ change: { difference: -dinner, left: paid } });
      expect((await save(to, { expected_difference: -1 })).body.reason).toBe('price');
      const own = { expected_difference: -dinner, refund_amount: 100 };
      expect((await save(to, own)).body.errors).toHaveProperty('why');
      const made = await save(to, { ...own, why: 'Agreed' });
      expect([made.status, made.body]).toEqual([200, { saved: 1, refund_amount: 100 }]);
      expect((await read()).dossier.paid).toBe(paid - 100);
    },
  },
  {
    name: 'charges nothing for an answer that costs more, and says so before',
    async run(api) {
      const { values, preview, save, read } = await openEditing(api, { phone: '1', dinner: 'N' });
      const { paid } = (await read()).dossier;
      const to = { ...values, dinner: 'Y' };
      expect((await preview(to)).body).toMatchObject({ change: { difference: dinner } });
      expect((await save(to)).status).toBe(200);
      expect((await read()).dossier.paid).toBe(paid);
    },
  },
  {
    name: 'leaves a required question empty for a reason only, and refuses what is wrong otherwise',
    async run(api) {
      const { event, values, preview, save } = await openEditing(api);
      await event.publish(details([field('shirt', 'text', 'Shirt', { required: 'Y' })]));
      const at = { version: 2 };
      const to = { ...values, phone: '2' };
      const shown = await preview(to, at);
      expect([shown.status, shown.body['empty']]).toEqual([200, [{ en: 'Shirt', fr: 'Shirt (fr)' }]]);
      expect((await save(to, at)).body.errors).toHaveProperty('shirt');
      expect((await save(to, { ...at, may_be_empty: 'Y', why: ' ' })).body.errors).toHaveProperty('why');
      const long = { ...to, phone: '3'.repeat(21) };
      for (const answer of [
        await preview(long, at),
        await save(long, { ...at, may_be_empty: 'Y', why: 'x' }),
      ])
        expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['phone']]);
      const saved = await save(to, { ...at, may_be_empty: 'Y', why: 'She does not know yet' });
      expect(saved.status, saved.text).toBe(200);
      expect((await save(to, { may_be_empty: 'Y', why: 'x' })).body.reason).toBe('stale');
    },
  },
  {
    name: 'keeps what the attendee has corrected meanwhile, and asks where both changed the same',
    async run(api) {
      const { event, begun, values, save, read } = await openEditing(api);
      const corrected = await event.change(begun, {
        ...event.asked('details', { ...values, phone: '604 555 0111' }),
        base: JSON.stringify(values),
        expected_difference: 0,
      });
      expect(corrected.status, corrected.text).toBe(200);
      const both = await save({ ...values, phone: '604 555 0122' });
      expect([both.status, both.body.reason]).toEqual([409, 'conflict']);
      expect((await save({ ...values, dinner: 'N' }, { issue_refund: 'N', why: 'x' })).status).toBe(200);
      expect(linesOf(await read(), 'details')).toContainEqual(['phone', '604 555 0111']);
    },
  },
  {
    name: 'edits an application and an unsubmitted registration, whose holder keeps what was typed beside it',
    async run(api) {
      const { begin } = await openFullFlow(api);
      const desk = await openDesk(api);
      const who = await begin(newEmail());
      const { body } = await api.get(`/api/getAnswersToEdit/${who.code}/volunteer_contact`, desk.headers);
      const { form, values } = body as unknown as { form: { version: number }; values: object };
      const typed = { ...values, first_name: 'Anna' };
      const draft = await api.post(
        'saveAutoInformation',
        {
          code: who.code,
          form_type: 'volunteer_contact',
          version: form.version,
          values: JSON.stringify(typed),
        },
        who.bearer,
      );
      expect(draft.status, draft.text).toBe(200);
      const sent = {
        code: who.code,
        form_type: 'volunteer_contact',
        version: form.version,
        values: JSON.stringify({ ...values, last_name: 'Souza' }),
        base: JSON.stringify(values),
      };
      const saved = await api.post('saveAnswersAsOrganizer', sent, { ...desk.headers, ...key() });
      expect([saved.status, saved.body]).toEqual([200, { saved: 1, refund_amount: 0 }]);
      const again = await api.get(`/api/getAnswersToEdit/${who.code}/volunteer_contact`, desk.headers);
      expect(again.body['values']).toMatchObject({
        last_name: 'Souza',
        first_name: 'Anna',
      });
    },
  },
  {
    name: 'edits no answers of another event, of a cancelled registration, or while its owner pays',
    async run(api) {
      const mine = await openEditing(api, { phone: '604 555 0100', dinner: 'N' });
      const theirs = await openEditing(api);
      const code = theirs.begun.code;
      const url = `/api/getAnswersToEdit/${code}/details`;
      expect((await api.get(url, mine.desk.headers)).status).toBe(404);
      expect((await mine.preview({}, { code })).status).toBe(404);
      expect((await mine.save({}, { code })).status).toBe(404);
      const unknown = `/api/getAnswersToEdit/${mine.begun.code}/nonsense`;
      expect((await api.get(unknown, mine.desk.headers)).status).toBe(404);
      const asked = mine.event.asked('details', { phone: '604 555 0100', dinner: 'Y' });
      const bank = await mine.event.change(mine.begun, {
        ...asked,
        expected_difference: dinner,
        credit: cardToken('challenge'),
      });
      expect(bank.body).toMatchObject({ status: 'challenge' });
      const paying = await mine.save({ ...mine.values, phone: '5' });
      expect([paying.status, paying.body.reason]).toEqual([409, 'in_flight']);
      await theirs.event.asOrganizer(theirs.begun, { option: 'cancel', reason: 'illness' });
      expect((await theirs.read()).dossier.status).toBe('Cancelled');
      expect((await theirs.read()).forms.some(({ editable }) => editable)).toBe(false);
      expect((await theirs.save({ ...theirs.values, phone: '5' })).status).toBeGreaterThanOrEqual(404);
    },
  },
  {
    name: 'refuses a payment of the total from before an organizer’s edit, and an edit while the bank is charging',
    async run(api) {
      const { event, desk } = await openEditing(api);
      const begun = await event.start({ phone: '604 555 0100', dinner: 'N' });
      const shown = (await event.review(begun)).body.quote as { total: number };
      const edit = (values: object, base: object) =>
        api.post(
          'saveAnswersAsOrganizer',
          {
            code: begun.code,
            form_type: 'details',
            version: 1,
            values: JSON.stringify(values),
            base: JSON.stringify(base),
          },
          { ...desk.headers, ...key() },
        );
      const [without, having] = [
        { phone: '604 555 0100', dinner: 'N' },
        { phone: '604 555 0100', dinner: 'Y' },
      ];
      expect((await edit(having, without)).status).toBe(200);
      const late = await event.submit(begun, { total: shown.total, credit: cardToken('ok') });
      expect([late.status, late.body.reason]).toEqual([409, 'price']);
      const asked = await event.submit(begun, { credit: cardToken('challenge') });
      expect(asked.body).toMatchObject({ status: 'challenge' });
      const meanwhile = await edit(without, having);
      expect([meanwhile.status, meanwhile.body.reason]).toEqual([409, 'in_flight']);
    },
  },
];
