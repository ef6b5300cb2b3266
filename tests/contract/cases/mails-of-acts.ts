import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { outboxMail, refund } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { documents, type Named, registrationDocument } from '../paid-event-documents.ts';
import { key, type TestApi } from '../test-api.ts';

const checkout = {
  kind: 'form',
  code: 'checkout',
  title: 'Checkout',
  sections: [{ code: 'contact', fields: [{ code: 'email', type: 'email', label: 'Email address' }] }],
};
const step = { code: 'checkout', label: 'Checkout', kind: 'form', form_type: 'checkout', open_after: 'Y' };
const policy = {
  kind: 'cancellation',
  code: 'cancellation',
  until: '2999-01-01',
  refunds: [{ percent: 100 }],
};

const CODE_MAIL = /^(Your registration code for|You started a registration)/;

/** Does one thing and returns how many mails each address got of it. */
async function mailsOf(api: TestApi, event: PaidEvent, act: () => Promise<unknown>): Promise<number[]> {
  // The code of a registration that was begun is mailed some time later, whatever is done meanwhile.
  const all = async () =>
    (await api.database.db.select().from(outboxMail).where(eq(outboxMail.eventCode, event.code))).filter(
      ({ subject }) => !CODE_MAIL.test(subject),
    );
  const before = new Set((await all()).map(({ id }) => id));
  await act();
  const counts = new Map<string, number>();
  for (const { id, recipient } of await all())
    if (!before.has(id)) counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
  return [...counts.values()];
}

/** What one act writes: one mail to each address, with all that belongs to it. */
export const mailsOfActsCases: ApiCase[] = [
  {
    name: 'writes one mail to each address for one act: submitting, correcting, a removed session, cancelling',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.publish(policy);
      await event.publish(checkout);
      const [payment, ...rest] = [...registrationDocument.steps].reverse();
      await event.publish({ ...registrationDocument, steps: [...rest.reverse(), step, payment] });
      const begun = await event.begin();
      await event.fill(begun);
      await event.save(begun, 'checkout', { email: begun.email });
      const clay = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
      await event.post('handle-workshop-cart', { registration_code: begun.code, ...clay }, begun.bearer);
      const change = async (fields: object) => {
        const asked = { code: begun.code, ...fields };
        const answer = await event.post('changeRegistration', asked, { ...begun.bearer, ...key() });
        expect(answer.status, answer.text).toBe(200);
      };
      const refunds = () => api.database.db.$count(refund, eq(refund.eventCode, event.code));
      const schedule = documents.find((each) => 'kind' in each && each.kind === 'schedule');
      const [session] = (schedule as Named & { sessions: object[] }).sessions;
      const address = JSON.stringify({ email: `corrected-${begun.email}` });
      const corrected = { form_type: 'checkout', version: 1, values: address };
      const acts: [string, () => Promise<unknown>, number][] = [
        ['submitting', () => event.submit(begun), 1],
        // The old address hears of it too.
        ['correcting', () => change({ option: 'change', ...corrected, expected_difference: 0 }), 2],
        [
          'removing',
          async () => {
            await event.publish({ ...schedule, sessions: [{ ...session, code: 'clay-2' }] });
            await vi.waitFor(async () => expect(await refunds()).toBe(1), 20_000);
          },
          1,
        ],
        [
          'cancelling',
          async () => {
            const { body } = await event.get(`/api/getCancellation/${begun.code}`, begun);
            const { back } = body['refund'] as { back: number };
            await change({ option: 'cancel', reason: 'illness', expected_refund: back });
            expect(await refunds()).toBe(2);
          },
          1,
        ],
      ];
      for (const [name, act, addresses] of acts) {
        const counts = await mailsOf(api, event, act);
        expect([name, counts]).toEqual([name, Array.from({ length: addresses }, () => 1)]);
      }
    },
  },
];
