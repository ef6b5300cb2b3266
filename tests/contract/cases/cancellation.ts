import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import {
  hold,
  mailAttachment,
  refund,
  sandboxRefund,
  ticket,
  waitlistEntry,
} from '#server/database/schema.ts';
import { reconcileRefunds } from '#server/payments/settle-refunds.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken, openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { eventDocument } from '../paid-event-documents.ts';
import { type Begun, type Fields, key, organizerToken, type TestApi } from '../test-api.ts';

/** 260.00 + 10.00 GST; all of it comes back but 26.00. */
const policy = {
  kind: 'cancellation',
  code: 'cancellation',
  until: '2027-02-18',
  refunds: [{ keeps: 2_600 }],
};
const back = 24_300;

async function submitted(event: PaidEvent, given: Fields = { credit: cardToken('ok') }): Promise<Begun> {
  const begun = await event.begin();
  await event.fill(begun);
  const answer = await event.submit(begun, given);
  if (answer.status !== 200) throw new Error(answer.text);
  return begun;
}

async function openEvent(api: TestApi, document: object = policy) {
  const event = await openPaidEvent(api);
  await event.publish(document);
  const cancel = (begun: Begun, given: Fields = {}, headers = key()) =>
    event.post(
      'changeRegistration',
      { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: back, ...given },
      { ...begun.bearer, ...headers },
    );
  const asOrganizer = (begun: Begun, given: Fields = {}, token = organizerToken) =>
    event.post(
      'changeRegistrationAsOrganizer',
      { code: begun.code, option: 'cancel', ...given },
      { authorization: `Bearer ${token}`, ...key() },
    );
  return { ...event, cancel, asOrganizer };
}

const refundsOf = ({ database: { db } }: TestApi, event: PaidEvent) =>
  db.select().from(refund).where(eq(refund.eventCode, event.code));

/** Giving a registration up (spec §9 "Cancellation reasons"). */
export const cancellationCases: ApiCase[] = [
  {
    name: 'says what comes back line by line before anything is cancelled, and the reasons',
    async run(api) {
      const event = await openEvent(api);
      const begun = await submitted(event);
      const { body } = await event.get(`/api/getCancellation/${begun.code}`, begun);
      expect(body).toMatchObject({
        registration: { status: 'Submitted' },
        until: '2027-02-18',
        card: { brand: 'visa', last4: '4242' },
        refund: { paid: 27_000, kept: 2_600, back, lines: [{ paid: 20_000 }, { paid: 6_000 }] },
        refunds: [],
      });
      const option = await event.get('/api/GetCancelPolicyOption', begun);
      expect(option.body['reasons']).toHaveLength(7);
      expect(option.text).toContain('Have not been approved for PD funding');
      expect(await refundsOf(api, event)).toEqual([]);
    },
  },
  {
    name: 'offers the reasons of the event’s own policy, accepts no other, and names the reason to the organizers',
    async run(api) {
      const reasons = [
        { code: 'cannot_come', name: { en: 'I can’t come', fr: 'Je ne peux pas venir' } },
        { code: 'other', name: { en: 'Other', fr: 'Autre' } },
      ];
      const event = await openEvent(api, { ...policy, reasons });
      const contact_email = `desk@${event.code}.example.org`;
      await event.publish({ ...eventDocument(event.code, {}), contact_email });
      const begun = await submitted(event);
      const { body } = await event.get(`/api/getCancellation/${begun.code}`, begun);
      expect(body['reasons']).toEqual(reasons.map(({ code, name }) => ({ id: code, name })));
      const refused = await event.cancel(begun, { reason: 'ttoc_shortage' });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { reason: ['is not a reason you can choose here.'] } },
      });
      const answer = await event.cancel(begun, { reason: 'cannot_come' });
      expect(answer.body).toMatchObject({ registration: { status: 'Cancelled' } });
      expect(JSON.stringify(await mailsTo(api, contact_email))).toContain('I can’t come');
    },
  },
  {
    name: 'cancels: all is freed, the refund is made, and everybody is written to',
    async run(api) {
      const event = await openEvent(api);
      const begun = await submitted(event);
      const answer = await event.cancel(begun, { message: 'Sorry' });
      expect(answer.body).toMatchObject({ registration: { status: 'Cancelled' }, refund: { back } });
      const [made] = await refundsOf(api, event);
      expect(made).toMatchObject({ amount: back, state: 'succeeded' });
      const preview = await event.get(`/api/getCancellation/${begun.code}`, begun);
      expect(preview.body['refunds']).toEqual([
        { id: expect.any(String), amount: back, state: 'succeeded', card: { brand: 'visa', last4: '4242' } },
      ]);
      const mails = await mailsTo(api, begun.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'You are registered: Paid days',
        'Your registration is cancelled: Paid days',
      ]);
      expect(mails[1]?.text).toContain(
        '$ 243.00 will be refunded to your VISA ending in 4242'.replace('$ ', '$\u00a0'),
      );
      const files = await api.database.db
        .select()
        .from(mailAttachment)
        .where(eq(mailAttachment.mailId, String(mails[1]?.id)))
        .orderBy(mailAttachment.name);
      expect(files.map(({ name }) => name)).toEqual([
        expect.stringMatching(/\.ics$/),
        `refund-${begun.code}-1.pdf`,
      ]);
      // What is looked at can still be looked at; nothing of it can be used.
      const found = await event.post('getLookUpRegistration', { code: begun.code, email: begun.email });
      expect(found.body).toMatchObject({ registration: { status: 'Cancelled' } });
      expect((await event.review(begun)).status).toBe(200);
      const changed = await event.save(begun, 'personal', { first_name: 'Ana', last_name: 'Roy' });
      expect([changed.status, changed.body.errors]).toEqual([
        409,
        { registration: ['is already cancelled.'] },
      ]);
    },
  },
  {
    name: 'cancels once: a repeat is answered the same, a second one is refused, and money goes back once',
    async run(api) {
      const event = await openEvent(api);
      const begun = await submitted(event);
      const again = key();
      const [first, second] = await Promise.all([event.cancel(begun, {}, again), event.cancel(begun)]);
      expect([first.status, second.status].sort()).toEqual([200, 409]);
      if (first.status === 200) expect((await event.cancel(begun, {}, again)).text).toBe(first.text);
      expect((await event.cancel(begun)).status).toBe(409);
      expect(await refundsOf(api, event)).toHaveLength(1);
    },
  },
  {
    name: 'takes no refund from an attendee, nor another amount than the policy gives now',
    async run(api) {
      const event = await openEvent(api);
      const begun = await submitted(event);
      for (const field of ['issue_refund', 'refund_amount']) {
        const refused = await event.cancel(begun, { [field]: field === 'issue_refund' ? 'Y' : '27000' });
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
      }
      const changed = await event.cancel(begun, { expected_refund: 27_000 });
      expect([changed.status, changed.body.reason]).toEqual([409, 'price']);
      for (const amount of ['-1', '0.01', 'NaN']) {
        expect((await event.cancel(begun, { expected_refund: amount })).status).toBe(422);
      }
      expect((await event.cancel(begun, { reason: 'bored' })).status).toBe(422);
      expect((await event.review(begun)).body).toMatchObject({ registration: { status: 'Submitted' } });
      expect(await refundsOf(api, event)).toEqual([]);
    },
  },
  {
    name: 'cancels nothing of another’s, nothing unfinished, nothing that is being paid for, and nothing too late',
    async run(api) {
      const event = await openEvent(api);
      const [mine, other] = [await submitted(event), await event.begin()];
      expect((await event.cancel({ ...mine, bearer: other.bearer })).status).toBe(404);
      expect((await event.cancel(mine, {}, { ...key(), authorization: 'Bearer none' })).status).toBe(401);
      expect((await event.cancel(other)).status).toBe(409);
      const paying = await event.begin();
      await event.fill(paying);
      expect((await event.submit(paying, { credit: cardToken('challenge') })).body['status']).toBe(
        'challenge',
      );
      expect((await event.cancel(paying)).status).toBe(409);
      await event.publish({ ...policy, until: '2020-01-01' });
      const late = await event.cancel(mine);
      expect([late.status, late.body.reason]).toEqual([409, 'closed']);
    },
  },
  {
    name: 'lets an organizer alone cancel late and set the refund, never beyond what was paid',
    async run(api) {
      const event = await openEvent(api, { ...policy, until: '2020-01-01', refunds: [] });
      const [first, second, third] = [await submitted(event), await submitted(event), await submitted(event)];
      expect((await event.asOrganizer(first, {}, 'somebody')).status).toBe(401);
      const why = { why: 'A death in the family' };
      expect((await event.asOrganizer(first, { refund_amount: 27_001 })).status).toBe(422);
      expect((await event.asOrganizer(first, { refund_amount: 27_000 })).body).toMatchObject({
        errors: { why: ['is needed when the refund is not the policy’s.'] },
      });
      expect(
        (await event.asOrganizer(first, { expected_refund: 27_000, refund_amount: 27_000, ...why })).body,
      ).toMatchObject({ reason: 'price' });
      const given = await event.asOrganizer(first, {
        refund_amount: 27_000,
        ...why,
        notify_registration: 'N',
      });
      expect(given.body).toMatchObject({ registration: { status: 'Cancelled' }, refund_amount: 27_000 });
      expect(await mailsTo(api, first.email)).toHaveLength(1);
      expect((await event.asOrganizer(second, { issue_refund: 'N', refund_amount: 100 })).body).toMatchObject(
        {
          refund_amount: 0,
        },
      );
      expect((await event.asOrganizer(third)).body).toMatchObject({ refund_amount: 0 });
      expect((await mailsTo(api, third.email)).at(-1)?.text).toContain('No refund is due.');
      expect((await refundsOf(api, event)).map(({ amount }) => amount)).toEqual([27_000]);
    },
  },
  {
    name: 'gives a freed seat to who waits for it, takes tickets back and ends places in line',
    async run(api) {
      const { db } = api.database;
      const event = await openEvent(api);
      const seat = { workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' };
      const take = (begun: Begun) =>
        event.post('handle-workshop-cart', { registration_code: begun.code, ...seat }, begun.bearer);
      const first = await event.begin();
      await event.fill(first);
      expect((await take(first)).status).toBe(200);
      expect((await event.submit(first)).status).toBe(200);
      const waiting = await event.begin();
      const joined = await event.post(
        'joinWorkshopWaitlist',
        { registration_code: waiting.code, session_code: 'clay-1' },
        waiting.bearer,
      );
      expect(joined.status, joined.text).toBe(200);
      const { body } = await event.get(`/api/getCancellation/${first.code}`, first);
      const { back: owed } = body['refund'] as { back: number };
      expect(body['freed']).toMatchObject([{ kind: 'workshop', item: 'clay-1' }]);
      expect((await event.cancel(first, { expected_refund: owed })).status).toBe(200);
      await vi.waitFor(
        async () => {
          const holders = await db
            .select({ state: waitlistEntry.state })
            .from(hold)
            .innerJoin(waitlistEntry, eq(waitlistEntry.dossierId, hold.dossierId))
            .where(and(eq(hold.eventCode, event.code), eq(hold.item, 'clay-1')));
          expect(holders).toEqual([{ state: 'offered' }]);
        },
        { timeout: 60_000 },
      );
      expect(await db.$count(ticket, eq(ticket.eventCode, event.code))).toBe(0);
    },
  },
  {
    name: 'finishes a refund whose answer was lost, or that a crash left, once',
    async run(api) {
      const { db } = api.database;
      const event = await openEvent(api);
      const begun = await submitted(event);
      const { gateway } = api.portal.paying;
      const lost = vi.spyOn(gateway, 'refund').mockImplementation(async (asked) => {
        lost.mockRestore();
        await gateway.refund(asked);
        return { status: 'unknown' };
      });
      expect((await event.cancel(begun)).status).toBe(200);
      expect(await refundsOf(api, event)).toMatchObject([{ state: 'pending' }]);
      const [ended, again] = await Promise.all([
        reconcileRefunds(api.portal.paying, { minimumAgeMs: 0 }),
        reconcileRefunds(api.portal.paying, { minimumAgeMs: 0 }),
      ]);
      expect(ended + again).toBeGreaterThan(0);
      const [made] = await refundsOf(api, event);
      expect(made).toMatchObject({ state: 'succeeded' });
      expect(await db.$count(sandboxRefund, eq(sandboxRefund.idempotencyKey, String(made?.id)))).toBe(1);
      const told = (await mailsTo(api, begun.email)).filter(({ subject }) =>
        subject.startsWith('Your registration is cancelled'),
      );
      expect(told).toHaveLength(1);
      const files = await db
        .select({ type: mailAttachment.type })
        .from(mailAttachment)
        .where(eq(mailAttachment.mailId, String(told[0]?.id)));
      expect(files.filter(({ type }) => type === 'application/pdf')).toHaveLength(1);
    },
  },
  {
    name: 'gives nothing back of what cost nothing, and registers the same address again',
    async run(api) {
      const event = await openEvent(api);
      const email = `${randomUUID()}@example.org`;
      const begun = await event.begin({ email });
      await event.fill(begun, { decline: true });
      expect((await event.applyCode(begun, 'FREE100')).status).toBe(200);
      expect((await event.submit(begun, {})).status).toBe(200);
      expect((await event.cancel(begun, { expected_refund: 0 })).status).toBe(200);
      expect(await refundsOf(api, event)).toEqual([]);
      const again = await event.begin({ email });
      await event.fill(again);
      expect((await event.submit(again)).status).toBe(200);
    },
  },
];
