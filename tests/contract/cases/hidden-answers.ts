import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { feesDocument, registrationDocument } from '../paid-event-documents.ts';
import { type Begun, organizerToken } from '../test-api.ts';

const both = (en: string) => ({ en, fr: en });
const is = (name: string, value: unknown) => ({ '==': [{ var: name }, value] });
const yes = is('answers.guest.brings', 'yes');
const yesNo = (code: string, more: object = {}) => ({
  code,
  type: 'radio',
  label: both(code),
  options: ['yes', 'no'].map((id) => ({ id, name: both(id) })),
  ...more,
});
const text = (code: string, more: object = {}) => ({ code, type: 'text', label: both(code), ...more });
const form = (code: string, fields: object[], section: object = {}) => ({
  kind: 'form',
  code,
  title: both(code),
  sections: [{ code: 'only', fields, ...section }],
});
const step = (code: string, more: object = {}) => ({
  code,
  label: both(code),
  kind: 'form',
  form_type: code,
  ...more,
});
const meal = (more: object = {}) =>
  text('meal', { type: 'select', options: [{ id: 'fish', name: both('Fish') }], ...more });
const review = { code: 'review', label: both('Review'), kind: 'payment' };
const fish = is('answers.dinner.meal', 'fish');

interface Hiding {
  readonly about: string;
  /** The form of the second step, and how its step is skipped. */
  readonly dinner: object;
  readonly skip_if?: object;
  readonly answers: object;
  /** When the fee of $ 12.00 is owed. */
  readonly when: object;
  /** A third step. */
  readonly last?: { form: object; step: object; answers: object };
}

/** A guest is brought, and dinner asked for; then nobody is brought after all. */
const hidings: Hiding[] = [
  {
    about: 'a field',
    dinner: form('dinner', [meal({ show_if: yes })]),
    answers: { meal: 'fish' },
    when: fish,
  },
  {
    about: 'a section',
    dinner: form('dinner', [meal()], { show_if: yes }),
    answers: { meal: 'fish' },
    when: fish,
  },
  {
    about: 'a field in an object',
    dinner: form('dinner', [
      text('guest', { type: 'object', fields: [meal({ show_if: yes }), text('name')] }),
    ]),
    answers: { guest: { meal: 'fish', name: 'Bo' } },
    when: is('answers.dinner.guest.meal', 'fish'),
  },
  {
    about: 'a section of rows',
    dinner: form('dinner', [text('guests', { type: 'repeatable_group', fields: [meal()] })], {
      show_if: yes,
    }),
    answers: { guests: [{ meal: 'fish' }] },
    when: { some: [{ var: 'answers.dinner.guests' }, is('meal', 'fish')] },
  },
  {
    about: 'a field that is left out when hidden',
    dinner: form('dinner', [meal({ show_if: yes, when_hidden: 'omit' })]),
    answers: { meal: 'fish' },
    when: fish,
  },
  {
    about: 'a skipped step',
    dinner: form('dinner', [meal()]),
    skip_if: { '!=': [{ var: 'answers.guest.brings' }, 'yes'] },
    answers: { meal: 'fish' },
    when: fish,
  },
  {
    about: 'a field of a third step that a hidden answer shows',
    dinner: form('dinner', [meal({ show_if: yes })]),
    answers: { meal: 'fish' },
    last: {
      form: form('last', [yesNo('wine', { show_if: fish })]),
      step: step('last'),
      answers: { wine: 'yes' },
    },
    when: is('answers.last.wine', 'yes'),
  },
  {
    about: 'a field of a third step that a hidden answer requires',
    dinner: form('dinner', [meal({ show_if: yes })]),
    answers: { meal: 'fish' },
    last: {
      form: form('last', [text('allergies', { required: 'N', require_if: fish })]),
      step: step('last'),
      answers: { allergies: 'none' },
    },
    when: fish,
  },
  {
    about: 'a third step that a hidden answer keeps in the flow',
    dinner: form('dinner', [meal({ show_if: yes })]),
    answers: { meal: 'fish' },
    last: {
      form: form('last', [yesNo('wine')]),
      step: step('last', { skip_if: { '!=': [{ var: 'answers.dinner.meal' }, 'fish'] } }),
      answers: { wine: 'yes' },
    },
    when: is('answers.last.wine', 'yes'),
  },
];

async function openHiding(api: Parameters<ApiCase['run']>[0], hiding: Hiding): Promise<PaidEvent> {
  const event = await openPaidEvent(api);
  await event.publish(form('guest', [yesNo('brings')]));
  await event.publish(hiding.dinner);
  if (hiding.last) await event.publish(hiding.last.form);
  await event.publish({
    ...registrationDocument,
    steps: [
      step('guest'),
      step('dinner', hiding.skip_if && { skip_if: hiding.skip_if }),
      ...(hiding.last ? [hiding.last.step] : []),
      review,
    ],
  });
  const [conference] = feesDocument.fees;
  const dinner = { code: 'dinner', category: 'conference', label: both('Dinner'), amount: 1_200 };
  await event.publish({
    ...feesDocument,
    fees: [
      { ...conference, amount: 1_000 },
      { ...dinner, when: hiding.when },
    ],
  });
  return event;
}

async function totalOf(event: PaidEvent, begun: Begun): Promise<unknown> {
  const { body } = await event.review(begun);
  return (body.quote as { total: number }).total;
}

/** Hidden answers count nowhere (design §3). */
export const hiddenAnswerCases: ApiCase[] = [
  ...hidings.map(
    (hiding): ApiCase => ({
      name: `an answer that is hidden later costs nothing and steers nothing: ${hiding.about}`,
      async run(api) {
        const event = await openHiding(api, hiding);
        const begun = await event.begin();
        const save = async (code: string, values: object) => {
          const saved = await event.save(begun, code, values);
          expect([saved.status, saved.text]).toEqual([200, saved.text]);
          return saved.body;
        };
        await save('guest', { brings: 'yes' });
        await save('dinner', hiding.answers);
        if (hiding.last) await save('last', hiding.last.answers);
        expect(await totalOf(event, begun)).toBe(2_310);

        const saved = await save('guest', { brings: 'no' });
        expect(JSON.stringify(saved['answers'])).not.toMatch(/fish|wine/);
        expect(await totalOf(event, begun)).toBe(1_050);
        const { headers, bytes } = await api.get(`/api/exportList/${event.code}/registrations`, {
          authorization: `Bearer ${organizerToken}`,
        });
        expect(headers['content-type']).toContain('text/csv');
        expect(bytes?.toString()).not.toMatch(/Fish/);

        // Shown again, the answers are where they were.
        await save('guest', { brings: 'yes' });
        expect(await totalOf(event, begun)).toBe(2_310);
        await save('guest', { brings: 'no' });

        const submitted = await event.submit(begun);
        expect([submitted.status, submitted.text]).toEqual([200, submitted.text]);
        expect((await event.review(begun)).body).toMatchObject({
          registration: { status: 'Submitted' },
          quote: { total: 1_050 },
        });
      },
    }),
  ),
  {
    name: 'what was picked in a field that is hidden later costs nothing and is given back',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.publish(form('guest', [yesNo('brings')]));
      await event.publish(
        form('dinner', [
          { code: 'activity', type: 'activity_picker', label: both('Dinner'), required: 'N', show_if: yes },
        ]),
      );
      await event.publish({ ...registrationDocument, steps: [step('guest'), step('dinner'), review] });
      const begun = await event.begin();
      const pick = () =>
        event.post(
          'saveActivityInformation',
          { buyer_code: begun.code, activity_code: 'dinner', quantity: 1 },
          begun.bearer,
        );
      await event.save(begun, 'guest', { brings: 'yes' });
      expect((await pick()).status).toBe(200);
      await event.save(begun, 'dinner', {});
      expect(await totalOf(event, begun)).toBe(25_725);
      await event.save(begun, 'guest', { brings: 'no' });
      expect(await totalOf(event, begun)).toBe(21_000);
      expect((await event.submit(begun)).status).toBe(200);
      const { body } = await event.review(begun);
      expect(body).toMatchObject({ quote: { total: 21_000 }, activities: [] });
    },
  },
];
