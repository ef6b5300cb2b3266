import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, mailAttachment, payment, receipt, sandboxCharge } from '#server/database/schema.ts';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import type { ApiCase } from '../api-case.ts';
import { type GroupEvent, type HeldGroup, openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken } from '../paid-event.ts';
import { type Begun, key, type TestApi } from '../test-api.ts';

/** A member: 200.00 and 60.00, 10.00 tax on the former. */
const each = 27_000;

const chargesIn = ({ database: { db } }: TestApi, event: GroupEvent) =>
  db.select().from(payment).where(eq(payment.eventCode, event.code));
const statesOf = async (event: GroupEvent, group: HeldGroup) =>
  (await event.members(group)).map(({ state }) => state);

async function twoReady(api: TestApi, part: object = { pay: 'all' }) {
  const event = await openGroupEvent(api, part);
  const group = await event.startGroup();
  const members: Begun[] = [await event.readyMember(group), await event.readyMember(group)];
  return { event, group, members };
}

/** What a group pays, and that it pays once. */
export const groupPaymentCases: ApiCase[] = [
  {
    name: 'pays for a whole group by one charge: one receipt, and a confirmation for each member',
    async run(api) {
      const { db } = api.database;
      const { event, group, members } = await twoReady(api);
      const before = await event.payInformation(group);
      expect(before.body).toMatchObject({
        payable: 'Y',
        missing: [],
        methods: ['card'],
        paying: [{ member: { name: 'Zoé Tremblay' }, quote: { total: each } }, {}],
        quote: { subtotal: 52_000, taxes: [{ code: 'gst', amount: 2_000 }], total: 2 * each },
      });
      const answer = await event.pay(group, 2 * each);
      expect(answer.body).toMatchObject({ status: 'confirmed', group: { status: 'Submitted' } });
      expect(await statesOf(event, group)).toEqual(['paid', 'paid']);
      expect((await chargesIn(api, event)).map(({ amount, purpose }) => [amount, purpose])).toEqual([
        [2 * each, 'group'],
      ]);
      for (const member of members) {
        const reviewed = await event.review(member);
        expect(reviewed.body).toMatchObject({
          registration: { status: 'Submitted', group: { group_code: group.code } },
          quote: { total: each },
        });
        expect(reviewed.body).not.toHaveProperty('receipt');
        const subjects = async () => (await mailsTo(api, member.email)).map(({ subject }) => subject);
        await expect
          .poll(subjects, { timeout: 30_000 })
          .toEqual(['You are ready for Paid days', 'You are registered: Paid days']);
        const own = await event.post('getReceipt', { code: member.code }, member.bearer);
        expect(own.status).toBe(404);
      }
      const { receipts } = (await event.payInformation(group)).body as { receipts: { number: number }[] };
      expect(receipts).toMatchObject([
        { quote: { total: 2 * each }, card: { brand: 'visa', last4: '4242' } },
      ]);
      const file = await event.ask(group, 'getGroupReceipt', {
        paper: 'receipt',
        number: receipts[0]?.number,
        locale: 'fr',
      });
      expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
      const mail = (await mailsTo(api, group.email)).at(-1);
      expect(mail?.subject).toBe('Payment received for your group: École Jules-Verne');
      expect(mail?.text).toContain('540.00');
      expect(await db.$count(mailAttachment, eq(mailAttachment.mailId, String(mail?.id)))).toBe(1);
      const alone = await event.ask(group, 'submitPayGroupFee', { total: 0, method: 'card' });
      expect(alone.status).toBe(409);
    },
  },
  {
    name: 'waits for everybody where all pay at once, naming who is missing; pays for who is ready elsewhere',
    async run(api) {
      const { event, group } = await twoReady(api);
      await event.invite(group, 'Luc Tran');
      const waits = await event.payInformation(group);
      expect(waits.body).toMatchObject({ payable: 'N', missing: [{ name: 'Luc Tran', state: 'invited' }] });
      const refused = await event.pay(group, 2 * each);
      expect([refused.status, refused.body.errors]).toEqual([409, { group: ['is waiting for Luc Tran.'] }]);
      const soon = await twoReady(api, { pay: 'ready', discounts: [{ from: 3, amount: 1_000 }] });
      await soon.event.invite(soon.group, 'Mia');
      expect((await soon.event.pay(soon.group, 2 * each)).body).toMatchObject({
        status: 'confirmed',
        group: { status: 'Not Submitted' },
      });
      // The third counts with those who are paid for.
      await soon.event.readyMember(soon.group);
      expect((await soon.event.payInformation(soon.group)).body).toMatchObject({
        quote: { lines: [{}, { category: 'discount', amount: -1_000 }], subtotal: 25_000 },
        paying: [{}],
      });
    },
  },
  {
    name: 'takes the group’s discount off, and the tax of it',
    async run(api) {
      const { event, group } = await twoReady(api, { pay: 'all', discounts: [{ from: 2, percent: 10 }] });
      const { quote } = (await event.payInformation(group)).body;
      expect(quote).toMatchObject({ subtotal: 46_800, taxes: [{ amount: 1_800 }], total: 48_600 });
      expect((await event.pay(group, 48_600)).status).toBe(200);
    },
  },
  {
    name: 'asks again with the new total when somebody joins or changes while the page is open; takes no other amount',
    async run(api) {
      const { event, group, members } = await twoReady(api, { pay: 'ready' });
      for (const total of ['0.01', '-1', 'NaN', '']) {
        expect((await event.pay(group, total)).status).toBe(422);
      }
      for (const total of [0, 1, 2 * each + 1]) {
        const refused = await event.pay(group, total);
        expect([refused.status, refused.body.reason]).toEqual([409, 'price']);
      }
      await event.readyMember(group);
      const joined = await event.pay(group, 2 * each);
      expect([joined.status, joined.body.reason]).toEqual([409, 'price']);
      expect(joined.text).toContain('810.00');
      const [first] = members as [Begun];
      await event.save(first, 'membership', { role: 'teacher', selectedDistrict: 'd1', decline: false });
      expect((await event.submit(first, {})).body['status']).toBe('ready');
      expect((await event.pay(group, 3 * each)).body.reason).toBe('price');
      expect((await event.pay(group, 3 * each + 3_000)).status).toBe(200);
      expect(await chargesIn(api, event)).toHaveLength(1);
    },
  },
  {
    name: 'charges a group once, however many pay at once',
    async run(api) {
      const { event, group } = await twoReady(api);
      const once = key();
      const credit = cardToken('ok');
      const repeats = Array.from({ length: 10 }, () => event.pay(group, 2 * each, { credit }, once));
      const others = Array.from({ length: 10 }, () => event.pay(group, 2 * each));
      const answers = await Promise.all([...repeats, ...others]);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const charges = await chargesIn(api, event);
      expect(charges.filter(({ state }) => state === 'succeeded')).toHaveLength(1);
      const { db } = api.database;
      const made = await db
        .select({ reference: sandboxCharge.reference })
        .from(sandboxCharge)
        .innerJoin(payment, eq(payment.reference, sandboxCharge.reference))
        .where(and(eq(payment.eventCode, event.code), eq(sandboxCharge.state, 'succeeded')));
      expect(made).toHaveLength(1);
    },
  },
  {
    name: 'lets nobody change, leave or be withdrawn while their group is charged, and pays once the bank agrees',
    async run(api) {
      const { event, group, members } = await twoReady(api);
      const [first] = members as [Begun];
      const [once, credit] = [key(), cardToken('challenge')];
      const asked = await event.pay(group, 2 * each, { credit }, once);
      expect(asked.body).toMatchObject({ status: 'challenge' });
      const [{ member_id }] = (await event.members(group)) as [{ member_id: string }];
      const refusals = [
        await event.save(first, 'personal', { first_name: 'A', last_name: 'B' }),
        await event.post('leaveGroup', { code: first.code }, first.bearer),
        await event.submit(first, {}),
        await event.ask(group, 'withdrawGroupInvitation', { member_id }),
        await event.pay(group, 2 * each),
      ];
      expect(refusals.map(({ status, body }) => [status, body.reason])).toEqual(
        refusals.map(() => [409, 'in_flight']),
      );
      const back = await api.send('POST', String(asked.body['url']), 'answer=approve', {
        ...event.at,
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(String(back.headers['location'])).toContain(`/group-pay/${group.code}`);
      const paid = await event.pay(group, 2 * each, { credit }, once);
      expect(paid.body).toMatchObject({ status: 'confirmed' });
      expect((await event.pay(group, 2 * each, { credit }, once)).text).toBe(paid.text);
      expect(await statesOf(event, group)).toEqual(['paid', 'paid']);
    },
  },
  {
    name: 'gives up a payment that waits for its bank; a declined one leaves everybody ready',
    async run(api) {
      const { event, group } = await twoReady(api);
      const declined = await event.pay(group, 2 * each, { credit: cardToken('declined') });
      expect([declined.status, declined.body.reason]).toEqual([402, 'declined']);
      await event.pay(group, 2 * each, { credit: cardToken('challenge') });
      const cancelled = await event.ask(group, 'cancelGroupPayment');
      expect(cancelled.body).toEqual({ cancelled: 'Y' });
      expect(await statesOf(event, group)).toEqual(['ready', 'ready']);
      expect((await event.pay(group, 2 * each, { credit: '4242424242424242' })).status).toBe(422);
      expect((await event.ask(group, 'submitPayGroupFee', { total: 2 * each, method: 'card' })).status).toBe(
        422,
      );
      expect((await event.pay(group, 2 * each)).status).toBe(200);
    },
  },
  {
    name: 'settles what a killed server left open: the group is paid for, each member once',
    async run(api) {
      const { db } = api.database;
      const { event, group } = await twoReady(api);
      expect((await event.pay(group, 2 * each, { credit: cardToken('timeout') })).status).toBe(409);
      await reconcilePayments(api.portal.paying, { minimumAgeMs: 0 });
      expect(await statesOf(event, group)).toEqual(['paid', 'paid']);
      await reconcilePayments(api.portal.paying, { minimumAgeMs: 0 });
      const receipts = await db
        .select({ purpose: receipt.purpose })
        .from(receipt)
        .innerJoin(dossier, eq(dossier.id, receipt.dossierId))
        .where(eq(dossier.eventCode, event.code));
      expect(receipts).toEqual([{ purpose: 'group' }]);
    },
  },
  {
    name: 'shows a group that somebody it has paid for has cancelled',
    async run(api) {
      const { event, group, members } = await twoReady(api);
      await event.pay(group, 2 * each);
      const [first] = members as [Begun];
      const preview = await event.get(`/api/getCancellation/${first.code}`, first);
      expect(preview.body).toMatchObject({ refund: { back: 0 } });
      const gone = await event.post(
        'changeRegistration',
        { code: first.code, option: 'cancel', reason: 'illness', expected_refund: 0 },
        { ...first.bearer, ...key() },
      );
      expect(gone.status, gone.text).toBe(200);
      expect(await statesOf(event, group)).toEqual(['cancelled', 'paid']);
      expect((await mailsTo(api, group.email)).at(-1)?.subject).toBe(
        'Zoé Tremblay is no longer attending Paid days',
      );
    },
  },
  {
    name: 'pays for a group of one, and for one that owes nothing, without a card',
    async run(api) {
      const event = await openGroupEvent(api);
      const group = await event.startGroup();
      const member = await event.member(group);
      await event.applyCode(member, 'FREE100');
      expect((await event.submit(member, {})).body['status']).toBe('ready');
      const paid = await event.ask(group, 'submitPayGroupFee', { total: 0, method: 'card' });
      expect(paid.body).toMatchObject({ status: 'confirmed', group: { status: 'Submitted' } });
      expect(await chargesIn(api, event)).toEqual([]);
      const other = await event.startGroup();
      const registration = await event.begin();
      const stranger = await event.post(
        'submitPayGroupFee',
        { group_code: group.code, total: 0, method: 'card' },
        { ...other.bearer, ...key() },
      );
      expect(stranger.status).toBe(404);
      const asMember = await event.post(
        'submitPayGroupFee',
        { group_code: group.code, total: 0, method: 'card' },
        { ...registration.bearer, ...key() },
      );
      expect(asMember.status).toBe(401);
    },
  },
];
