import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { cheaper, dearer, openChangeEvent, policy, toHybrid, toOnline } from '../change-event.ts';
import { openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken, openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { feesDocument } from '../paid-event-documents.ts';
import { pdfText } from '../pdf-text.ts';
import { type Begun, key } from '../test-api.ts';

async function submitted(event: PaidEvent): Promise<Begun> {
  const begun = await event.begin();
  await event.fill(begun);
  const answer = await event.submit(begun);
  if (answer.status !== 200) throw new Error(answer.text);
  return begun;
}

async function papersOf(event: PaidEvent, { code, bearer }: Begun) {
  const option = await event.get(`/api/getReceiptOption/${code}`, { code, bearer, email: '' });
  return option.body as {
    receipts: { number: number; printed?: string; total: number }[];
    refunds: { id: string; number: number; amount: number }[];
  };
}

/** Receipts, invoices and refunds as numbered papers. */
export const paperCases: ApiCase[] = [
  {
    name: 'numbers receipts for each event from 1 without gaps, with the organizer’s prefix from when it is set',
    async run(api) {
      const [one, other] = [await openPaidEvent(api), await openPaidEvent(api)];
      const numbers = async (event: PaidEvent, begun: Begun) =>
        (await papersOf(event, begun)).receipts.map(({ number, printed }) => printed ?? number);
      const [a, b] = [await submitted(one), await submitted(other)];
      // A submission that fails takes no number.
      const failed = await one.begin();
      await one.fill(failed);
      expect((await one.submit(failed, { credit: 'tok_none' })).status).not.toBe(200);
      await one.publish({ ...feesDocument, number_prefix: 'PAY-' });
      const c = await submitted(one);
      expect([await numbers(one, a), await numbers(other, b), await numbers(one, c)]).toEqual([
        [1],
        [1],
        ['PAY-2'],
      ]);
      const paper = await one.post('getReceipt', { code: c.code, locale: 'en' }, c.bearer);
      expect(await pdfText(paper)).toContain('Receipt no. PAY-2');
      await expect(one.publish({ ...feesDocument, number_prefix: 'PAY-27' })).rejects.toThrow(
        'number_prefix',
      );
    },
  },
  {
    name: 'gives each refund of several charges its own receipt’s number, its tax, and the same paper again',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([{ percent: 50 }]) });
      const begun = await event.submitted();
      await event.submitted();
      const paying = { ...toHybrid, expected_difference: dearer, credit: cardToken('ok') };
      expect((await event.change(begun, paying)).status).toBe(200);
      const { refund } = (await event.get(`/api/getCancellation/${begun.code}`, begun)).body as {
        refund: { back: number };
      };
      const cancelled = await event.post(
        'changeRegistration',
        { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: refund.back },
        { ...begun.bearer, ...key() },
      );
      expect(cancelled.status, cancelled.text).toBe(200);
      const { refunds } = await papersOf(event, begun);
      expect(refunds.map(({ number }) => number).toSorted()).toEqual([1, 3]);
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund.back);
      for (const { id, number } of refunds) {
        const paper = await event.post(
          'getReceipt',
          { code: begun.code, refund: id, locale: 'en' },
          begun.bearer,
        );
        const text = await pdfText(paper);
        expect(text).toContain(`Refund of receipt no. ${number}`);
        expect(text).toMatch(/\$ \d+\.\d\dGST/);
        expect(text).not.toContain('Show this code');
      }
      const theirs = await event.post('getReceipt', { code: begun.code, refund: randomUUID() }, begun.bearer);
      expect(theirs.status).toBe(404);
      const receipt = await event.post('getReceipt', { code: begun.code, locale: 'en' }, begun.bearer);
      const marked = await pdfText(receipt);
      expect(marked).toContain('This registration is cancelled.');
      expect(marked).not.toContain('Show this code');
    },
  },
  {
    name: 'refunds each line from the receipt that has it, and lists what is kept and its tax on a cancellation',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([{ keeps: 2_500 }]) });
      const begun = await event.submitted({}, { clay: true });
      const paying = { ...toHybrid, expected_difference: dearer, credit: cardToken('ok') };
      expect((await event.change(begun, paying)).status).toBe(200);
      const removed = await event.change(begun, { sessions: '', expected_difference: -2_625 });
      expect(removed.status, removed.text).toBe(200);
      const textOf = async (refund: { id: string } | undefined) => {
        const asked = { code: begun.code, refund: String(refund?.id), locale: 'en' };
        return pdfText(await event.post('getReceipt', asked, begun.bearer));
      };
      const [first] = (await papersOf(event, begun)).refunds;
      expect(await textOf(first)).toMatch(
        /Refund of receipt no\. 1 .*\$ 25\.00Clay.*\$ 25\.00Subtotal \$ 1\.25GST \$ 26\.25Refunded/,
      );
      const { refund } = (await event.get(`/api/getCancellation/${begun.code}`, begun)).body as {
        refund: { back: number; kept_tax: number };
      };
      const asked = { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: refund.back };
      const done = await event.post('changeRegistration', asked, { ...begun.bearer, ...key() });
      expect(done.status, done.text).toBe(200);
      const others = (await papersOf(event, begun)).refunds.filter(({ id }) => id !== first?.id);
      expect(others.map(({ number }) => number).toSorted()).toEqual([1, 2]);
      const texts = await Promise.all(others.map(textOf));
      expect(texts.join(' ')).toMatch(/\$ 25\.00Cancellation fee The tax on it, \$ 1\.25, is not refunded/);
      for (const text of texts) expect(text).not.toContain('Part of');
    },
  },
  {
    name: 'says on no refund of a change that its code is to be shown at the event',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([{}]) });
      const begun = await event.submitted();
      const cheaperOne = await event.change(begun, { ...toOnline, expected_difference: cheaper });
      expect(cheaperOne.status, cheaperOne.text).toBe(200);
      const [refund] = (await papersOf(event, begun)).refunds;
      const asked = { code: begun.code, refund: String(refund?.id), locale: 'en' };
      const text = await pdfText(await event.post('getReceipt', asked, begun.bearer));
      expect(text).toMatch(/Refund of receipt no\. 1.*GST/);
      expect(text).not.toContain('Show this code');
      expect(text).not.toContain('cancelled');
    },
  },
  {
    name: 'gives a group’s contact the paper of a member’s refund again, line by line with its tax',
    async run(api) {
      const event = await openGroupEvent(api, { pay: 'all', discounts: [{ from: 2, percent: 10 }] });
      await event.publish(policy([{}]));
      const group = await event.startGroup();
      const [first] = [await event.readyMember(group), await event.readyMember(group)];
      expect((await event.pay(group, 48_600)).status).toBe(200);
      const asked = { code: first.code, option: 'cancel', reason: 'illness', expected_refund: 24_300 };
      const done = await event.post('changeRegistration', asked, { ...first.bearer, ...key() });
      expect(done.status, done.text).toBe(200);
      const information = await event.ask(group, 'getGroupReceipt', { paper: 'refund', refund: 'none' });
      expect(information.status).toBe(404);
      const { refunds } = (await event.payInformation(group)).body as {
        refunds: { id: string; amount: number; number: number }[];
      };
      expect(refunds).toMatchObject([{ amount: 24_300, number: 1 }]);
      const paper = await event.ask(group, 'getGroupReceipt', {
        paper: 'refund',
        refund: String(refunds[0]?.id),
        locale: 'en',
      });
      expect(paper.status, paper.text.slice(0, 200)).toBe(200);
      expect(await pdfText(paper)).toMatch(
        /Refund of receipt no\. 1.*Group code.*Zoé Tremblay.*\$ 9\.00GST \$ 243\.00/,
      );
      expect((await mailsTo(api, group.email)).at(-1)?.subject).toMatch(/is no longer attending/);
    },
  },
];
