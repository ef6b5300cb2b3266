import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { RefundQuote } from '#engine/contract/cancellation.ts';
import { mailAttachment, payment, refund, sandboxRefund } from '#server/database/schema.ts';
import { reconcileRefunds } from '#server/payments/settle-refunds.ts';
import type { ApiCase } from '../api-case.ts';
import { policy, refundsOf } from '../change-event.ts';
import { openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { type Begun, type Fields, key, type TestApi } from '../test-api.ts';

const discounted = { pay: 'all', discounts: [{ from: 2, percent: 10 }] };
/** Of 270.00 each, tax among it, a tenth off: what a group pays for one. */
const each = 24_300;

/** An event of groups that save a tenth, in which all that was paid comes back. */
async function openRefundEvent(api: TestApi, part: object = discounted) {
  const event = await openGroupEvent(api, part);
  await event.publish(policy([{}]));
  const cancelPreview = async (begun: Begun) =>
    (await event.get(`/api/getCancellation/${begun.code}`, begun)).body as {
      refund: RefundQuote;
      to_group?: string;
      card?: object;
      refunds: object[];
    };
  const cancel = (begun: Begun, expected_refund: number) =>
    event.post(
      'changeRegistration',
      { code: begun.code, option: 'cancel', reason: 'illness', expected_refund },
      { ...begun.bearer, ...key() },
    );
  const change = (begun: Begun, given: Fields) =>
    event.post(
      'changeRegistration',
      { code: begun.code, option: 'change', ...given },
      { ...begun.bearer, ...key() },
    );
  const takeClay = (begun: Begun) =>
    event.post(
      'handle-workshop-cart',
      { registration_code: begun.code, workshop_code: 'clay', schedule_code: 'a', session_code: 'clay-1' },
      begun.bearer,
    );
  const chargeOf = async () => {
    const [row] = await api.database.db.select().from(payment).where(eq(payment.eventCode, event.code));
    if (!row) throw new Error('nothing was charged');
    return row;
  };
  return { ...event, cancelPreview, cancel, change, takeClay, chargeOf };
}

/** Whether a member was written to with these words: what they are told of the payment comes by a job, before it or after. */
async function isTold(api: TestApi, { email }: Begun, words: string): Promise<boolean> {
  return (await mailsTo(api, email)).some(({ text }) => text.includes(words));
}

/** What goes back of a group's charge when its members cancel or change. */
export const groupRefundCases: ApiCase[] = [
  {
    name: 'gives back what a group has paid for a member who cancels, to the group, and writes to its contact line by line',
    async run(api) {
      const event = await openRefundEvent(api);
      const group = await event.startGroup();
      const [first] = [await event.readyMember(group), await event.readyMember(group)];
      expect((await event.pay(group, 2 * each)).status).toBe(200);
      const shown = await event.cancelPreview(first);
      expect(shown).toMatchObject({ refund: { back: each }, to_group: 'Y' });
      expect(shown).not.toHaveProperty('card');
      const { lines, taxes, kept, paid, back } = shown.refund;
      const sum = (column: 'paid' | 'back') =>
        [...lines, ...taxes].reduce((all, row) => all + row[column], 0);
      expect([paid, sum('paid'), sum('back') - kept, back]).toEqual([each, each, each, each]);
      expect((await event.cancel(first, each + 1)).body.reason).toBe('price');
      const done = await event.cancel(first, each);
      expect(done.status, done.text).toBe(200);
      const { id } = await event.chargeOf();
      expect(await refundsOf(api, event)).toMatchObject([
        { amount: each, state: 'succeeded', paymentId: id },
      ]);
      const mails = await mailsTo(api, group.email);
      const told = mails.find(({ subject }) => subject.includes('is no longer attending'));
      expect(told?.text).toContain('Paid for them: $\u00a0243.00');
      expect(told?.text).toContain('Refund: $\u00a0243.00');
      const files = await api.database.db
        .select({ name: mailAttachment.name })
        .from(mailAttachment)
        .where(eq(mailAttachment.mailId, String(told?.id)));
      expect(files).toHaveLength(1);
      expect(await isTold(api, first, '$\u00a0243.00 will be refunded to your group')).toBe(true);
      expect(await event.cancelPreview(first)).toMatchObject({ refunds: [{ amount: each }] });
      expect((await event.cancelPreview(first)).refunds).toEqual([{ amount: each, state: 'succeeded' }]);
    },
  },
  {
    name: 'never gives back more than a group was charged: several refunds on one charge, at once, each made once',
    async run(api) {
      const event = await openRefundEvent(api);
      const group = await event.startGroup();
      const members = [
        await event.readyMember(group),
        await event.readyMember(group),
        await event.readyMember(group),
      ];
      expect((await event.pay(group, 3 * each)).status).toBe(200);
      const { paying } = api.portal;
      const silent = vi.spyOn(paying.gateway, 'refund').mockImplementation(async (asked) => {
        silent.mockRestore();
        await paying.gateway.refund(asked);
        return { status: 'unknown' };
      });
      const answers = await Promise.all(members.map((member) => event.cancel(member, each)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await reconcileRefunds(paying, { minimumAgeMs: 0 });
      const rows = await refundsOf(api, event);
      expect(rows.map(({ amount, state }) => [amount, state])).toEqual(
        members.map(() => [each, 'succeeded']),
      );
      const { amount, reference } = await event.chargeOf();
      const made = await api.database.db
        .select()
        .from(sandboxRefund)
        .where(eq(sandboxRefund.charge, String(reference)));
      expect(made.reduce((sum, row) => sum + row.amount, 0)).toBe(amount);
      expect(made).toHaveLength(3);
    },
  },
  {
    name: 'gives back what a member changes to less at what the group paid for it, the rest when they cancel, and tells the contact',
    async run(api) {
      const event = await openRefundEvent(api);
      const group = await event.startGroup();
      const first = await event.member(group);
      expect((await event.takeClay(first)).status).toBe(200);
      expect((await event.submit(first, {})).body['status']).toBe('ready');
      await event.readyMember(group);
      const { total } = (await event.payInformation(group)).body['quote'] as { total: number };
      expect((await event.pay(group, total)).status).toBe(200);
      const shown = await event.post('previewChange', { code: first.code, sessions: '' }, first.bearer);
      // 26.25 with tax, a tenth off.
      expect(shown.body, shown.text).toMatchObject({ to_group: 'Y' });
      const back = 0 - Number(shown.body['difference']);
      expect(Math.abs(back - 2_625 * 0.9)).toBeLessThan(1);
      const changed = await event.change(first, { sessions: '', expected_difference: -back });
      expect(changed.status, changed.text).toBe(200);
      const mails = await mailsTo(api, group.email);
      expect(mails.some(({ subject }) => subject.includes('has made a change'))).toBe(true);
      expect(await isTold(api, first, 'will be refunded to your group')).toBe(true);
      const rest = (await event.cancelPreview(first)).refund.back;
      expect((await event.cancel(first, rest)).status).toBe(200);
      const given = (await refundsOf(api, event)).reduce((sum, { amount }) => sum + amount, 0);
      expect(given).toBe(total - each);
    },
  },
  {
    name: 'leaves what was paid by an invoice to the organizers, and says so',
    async run(api) {
      const event = await openRefundEvent(api, {
        ...discounted,
        invoice: { days: 30, instructions: 'By transfer.' },
      });
      const group = await event.startGroup();
      const [first] = [await event.readyMember(group), await event.readyMember(group)];
      const sent = await event.pay(group, 2 * each, { method: 'invoice' });
      const { number } = sent.body['invoice'] as { number: number };
      expect((await event.markPaid(number)).status).toBe(200);
      expect(await event.cancelPreview(first)).toMatchObject({ refund: { back: 0 } });
      expect((await event.cancel(first, 0)).status).toBe(200);
      const told = (await mailsTo(api, group.email)).find(({ subject }) =>
        subject.includes('is no longer attending'),
      );
      expect(told?.text).toContain('This was paid by invoice');
      expect(await api.database.db.$count(refund, eq(refund.eventCode, event.code))).toBe(0);
    },
  },
];
