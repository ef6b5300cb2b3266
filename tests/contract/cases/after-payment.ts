import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { documents } from '../paid-event-documents.ts';
import type { Answer, ApiCalls, Begun } from '../test-api.ts';

const asked = (code: string) => ({
  kind: 'form',
  code,
  title: code,
  sections: [{ code: 'only', fields: [{ code: 'note', type: 'text', label: 'Note', maxLength: 20 }] }],
});

/** An event that asks for needs, and of who is named Ada for more, once everything is paid. */
async function openAskingEvent(api: ApiCalls): Promise<PaidEvent> {
  const event = await openPaidEvent(api);
  const steps = documents.find((document) => 'kind' in document && document.kind === 'flow');
  if (!steps || !('steps' in steps) || !Array.isArray(steps.steps)) throw new Error('no steps');
  await event.publish(asked('needs'));
  await event.publish(asked('more'));
  const late = { kind: 'form', after_payment: 'Y' };
  const onlyAda = { '!=': [{ var: 'answers.personal.first_name' }, 'Ada'] };
  await event.publish({
    ...steps,
    steps: [
      ...steps.steps,
      { code: 'needs', label: { en: 'Your needs', fr: 'Vos besoins' }, form_type: 'needs', ...late },
      { code: 'more', label: 'More', form_type: 'more', skip_if: onlyAda, ...late },
    ],
  });
  return event;
}

type Asked = { step: { code: string }; answered: string; values: object };
const askedAfter = ({ body }: Answer) => body['after_payment'] as Asked[];

async function openSubmitted(api: ApiCalls): Promise<{ event: PaidEvent; begun: Begun }> {
  const event = await openAskingEvent(api);
  const begun = await event.begin();
  await event.fill(begun);
  expect((await event.submit(begun)).status).toBe(200);
  return { event, begun };
}

/** Steps that are asked once everything is paid. */
export const afterPaymentCases: ApiCase[] = [
  {
    name: 'submits without what is asked after the payment, and takes it only then',
    async run(api) {
      const event = await openAskingEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const early = await event.save(begun, 'needs', { note: 'A ramp' });
      expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([409, ['registration']]);
      const reviewed = await event.review(begun);
      expect((reviewed.body.steps as Asked[]).map(({ step }) => step.code)).not.toContain('needs');
      expect(reviewed.body.versions).not.toHaveProperty('needs');
      expect((await event.submit(begun)).status).toBe(200);

      const bad = await event.save(begun, 'needs', { note: 'a'.repeat(21) });
      expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ['note']]);
      expect(askedAfter(await event.review(begun))).toMatchObject([
        { step: { code: 'needs' }, answered: 'N', values: {} },
      ]);
      for (const note of ['A ramp', 'A lift']) {
        expect((await event.save(begun, 'needs', { note })).status).toBe(200);
        expect(askedAfter(await event.review(begun))).toMatchObject([
          { step: { code: 'needs' }, answered: 'Y', values: { note } },
        ]);
      }
      const paidFor = await event.save(begun, 'personal', { first_name: 'Ada', last_name: 'Tremblay' });
      expect([paidFor.status, paidFor.body.reason]).toEqual([409, 'already_registered']);
    },
  },
  {
    name: 'names in the mail what is still asked, and nothing where nothing is',
    async run(api) {
      const { begun } = await openSubmitted(api);
      const [mail] = await mailsTo(api, begun.email);
      expect(mail?.text).toContain('a few questions for you: Your needs.');
      const plain = await openPaidEvent(api);
      const other = await plain.begin();
      await plain.fill(other);
      await plain.submit(other);
      const [bare] = await mailsTo(api, other.email);
      expect(bare?.text).not.toContain('questions');
    },
  },
  {
    name: 'keeps what is typed after the payment as a draft, and from everybody else',
    async run(api) {
      const { event, begun } = await openSubmitted(api);
      const fields = { code: begun.code, form_type: 'needs', version: 1, values: '{"note":"A r"}' };
      expect((await event.post('saveAutoInformation', fields, begun.bearer)).status).toBe(200);
      const form = { code: begun.code, form_type: 'needs' };
      const kept = await event.post('initializeForm', form, begun.bearer);
      expect(kept.body).toMatchObject({ values: { note: 'A r' }, checked: 'N' });
      const other = await event.begin();
      const stolen = await event.post('initializeForm', form, other.bearer);
      expect(stolen.status).toBe(404);
      const foreign = await event.save({ ...other, code: begun.code }, 'needs', { note: 'Mine' });
      expect(foreign.status).toBe(404);
    },
  },
  {
    name: 'refuses to ask after the payment what is picked, or what costs something',
    async run(api) {
      const event = await openPaidEvent(api);
      const late = { label: 'Late', after_payment: 'Y' };
      const steps = [
        { code: 'review', label: 'R', kind: 'payment' },
        { ...late, code: 'picks', kind: 'form', form_type: 'picks' },
        { ...late, code: 'dues', kind: 'membership', form_type: 'membership' },
      ];
      const document = {
        kind: 'flow',
        code: 'registration',
        label: 'R',
        entry: { by: ['anyone'] },
        money: { fees: 'catalogue' },
        steps,
      };
      await expect(event.publish(document)).rejects.toThrow(/before the payment.*before the payment/);
    },
  },
];
