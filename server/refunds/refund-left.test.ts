import { describe, expect, it, test } from 'vitest';
import type { Quote } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { openFair } from '#server/testing/test-event.ts';
import { lastDayToCancel, policyOf, refundNow } from './cancel-policy.ts';
import {
  backOf,
  type Charge,
  cardOf,
  goesToGroup,
  refundParts,
  settledDifference,
  wayBack,
} from './refund-left.ts';
import { refundOf, withoutDiscounts } from './rules/refund-of.ts';

const charge = (left: number, given: Partial<PaymentRow> = {}, share?: number): Charge => ({
  payment: { id: 'p', dossierId: 'mine', brand: 'visa', last4: '4242', ...given } as PaymentRow,
  left,
  ...(share !== undefined && { share }),
});
const ofGroup = (left: number, share: number) => charge(left, { dossierId: 'group' }, share);

describe('what goes back of what a policy gives', () => {
  it.each<[string, Charge[], number, number]>([
    ['nothing was charged', [], 500, 0],
    ['all of it is left', [charge(1_000)], 500, 500],
    ['less is left', [charge(300)], 500, 300],
    ['it is of several charges', [charge(300), charge(1_000)], 500, 500],
    ['their group has paid half of the prices', [ofGroup(1_000, 0.5)], 501, 251],
    [
      'their group has paid for the first half, they for the rest',
      [charge(100), ofGroup(1_000, 0.5)],
      500,
      300,
    ],
    ['less of the group’s charge is left than its share', [ofGroup(100, 0.5)], 500, 100],
  ])('where %s', (_, charges, amount, back) => {
    expect(backOf(charges, amount)).toBe(back);
    expect(settledDifference(charges, -amount)).toBe(0 - back);
  });

  it('is asked for nothing where more is owed', () => {
    expect(settledDifference([charge(1_000)], 400)).toBe(400);
    expect(settledDifference([charge(1_000)], 0)).toBe(0);
  });
});

describe('what an amount without lines is taken from', () => {
  const amounts = (lefts: number[], amount: number) =>
    refundParts(
      lefts.map((left, at) => charge(left, { id: `${at}` })),
      amount,
    ).map((part) => [part.payment.id, part.amount]);

  it.each<[string, number[], number, [string, number][]]>([
    [
      'the newest charge first',
      [500, 9_000],
      800,
      [
        ['0', 500],
        ['1', 300],
      ],
    ],
    ['one with room for all where the newest has cents left', [2, 9_000], 800, [['1', 800]]],
    ['one with room for all where the next would refund cents', [800, 9_000], 802, [['1', 802]]],
    [
      'both where none has room for all',
      [800, 700],
      802,
      [
        ['0', 800],
        ['1', 2],
      ],
    ],
  ])('%s', (_, lefts, amount, parts) => {
    expect(amounts(lefts, amount)).toEqual(parts);
  });
});

describe('where a refund goes', () => {
  const parts = (...charges: Charge[]) => refundParts(charges, 9_999);
  const visa = { brand: 'visa', last4: '4242' };

  it.each([
    ['to one card', parts(charge(5), charge(5)), visa],
    ['to two cards of one brand', parts(charge(5), charge(5, { last4: '1111' })), undefined],
    ['to two brands of one number', parts(charge(5), charge(5, { brand: 'amex' })), undefined],
    ['to what has no brand', parts(charge(5, { brand: null })), undefined],
    ['to what has no number', parts(charge(5, { last4: null })), undefined],
    ['beside what is no card to a card', parts(charge(5, { brand: null }), charge(5)), visa],
  ])('%s', (_, refunded, card) => {
    expect(cardOf(refunded)).toEqual(card);
    expect(wayBack(refunded, 'mine')).toEqual({ card, toGroup: false });
  });

  it('is not told where some of it goes to the group that has paid', () => {
    const refunded = parts(charge(5), ofGroup(7, 1));
    expect(goesToGroup(refunded, 'mine')).toBe(true);
    expect(wayBack(refunded, 'mine')).toEqual({
      card: undefined,
      toGroup: true,
      toOwn: { amount: 5, card: visa },
    });
    expect(wayBack(parts(ofGroup(7, 1)), 'mine')).toEqual({ card: undefined, toGroup: true });
    expect(goesToGroup([], 'mine')).toBe(false);
  });
});

const quote: Quote = {
  currency: 'CAD',
  lines: [
    { id: 'a', category: 'conference', label: 'A', detail: 'Two days', amount: 1_000 },
    { id: 'b', category: 'membership', label: 'B', amount: 500 },
    { id: 'c', category: 'workshop', label: 'C', amount: 0, undecided: 'Y' },
    { id: 'off', category: 'discount', label: 'Off', amount: -100 },
  ],
  subtotal: 1_400,
  taxes: [{ code: 'gst', label: 'GST', percent: 5, amount: 70 }],
  total: 1_470,
  complete: 'Y',
};

test('a refund tells each line with what was paid of it, what comes back and until when', () => {
  const policy = {
    kind: 'cancellation' as const,
    code: 'cancellation',
    keeps_membership: 'Y' as const,
    refunds: [{ until: '2027-01-10' }, { percent: 0 }],
  };
  const decided = { quote, policy, taxes: [], today: '2027-01-10' };
  expect(refundOf(decided)).toEqual({
    currency: 'CAD',
    lines: [
      {
        id: 'a',
        category: 'conference',
        label: 'A',
        detail: 'Two days',
        paid: 933,
        back: 933,
        until: '2027-01-10',
      },
      { id: 'b', category: 'membership', label: 'B', paid: 467, back: 0, kept: 'Y' },
    ],
    // A tax that is on everything.
    taxes: [{ code: 'gst', label: 'GST', percent: 5, paid: 70, back: 47 }],
    kept: 0,
    paid: 1_470,
    back: 980,
  });
  // What does not come back has no last day.
  expect(refundOf({ ...decided, today: '2027-01-11' }).lines[0]).toEqual({
    id: 'a',
    category: 'conference',
    label: 'A',
    detail: 'Two days',
    paid: 933,
    back: 0,
  });
});

test('cents that are left over of a discount come off the largest fees', () => {
  const line = (id: string, amount: number) => ({ id, category: 'workshop' as const, label: id, amount });
  const off = (amount: number) => ({ ...line('off', -amount), category: 'discount' as const });
  const nets = (...lines: Quote['lines']) => withoutDiscounts({ ...quote, lines }).map(({ net }) => net);
  expect(nets(line('a', 100), line('b', 300), line('c', 200), off(100))).toEqual([84, 249, 167]);
  expect(nets(line('a', 0), off(100))).toEqual([0]);
  expect(nets(line('a', 100))).toEqual([100]);
});

test('the fee that a rule keeps is kept once of all its lines, and no tax of it comes back', () => {
  const policy = {
    kind: 'cancellation' as const,
    code: 'cancellation',
    refunds: [
      { categories: ['conference' as const], keeps: 300 },
      { percent: 50, keeps: 999 },
    ],
  };
  const { lines: _, ...told } = refundOf({ quote, policy, taxes: [], today: '2027-01-10' });
  expect(told).toMatchObject({ kept: 534, back: 665, taxes: [{ paid: 70, back: 32 }] });
});

describe('the policy of an event', () => {
  const event = {
    code: 'fair',
    dates: { start: '2027-03-01' },
    timezone: 'America/Vancouver',
  } as EventDocument;
  const policy = {
    kind: 'cancellation',
    code: 'cancellation',
    until: '2027-01-15',
    refunds: [{ until: '2027-01-10' }],
  };

  it('has its last day, or the day before the event', () => {
    const fair = openFair();
    expect(policyOf(fair, 'fair')).toBeUndefined();
    fair.add('fair', policy);
    expect(policyOf(fair, 'fair')).toEqual(policy);
    expect(lastDayToCancel(event, policyOf(fair, 'fair'))).toBe('2027-01-15');
    expect(lastDayToCancel(event, undefined)).toBe('2027-02-28');
  });

  it('is asked by the day where the event is, with the taxes of its fees', () => {
    const fair = openFair();
    fair.add('fair', policy);
    const at = (time: string) => refundNow(fair, event, quote, new Date(time));
    expect([at('2027-01-11T07:59:00Z').back, at('2027-01-11T08:00:00Z').back]).toEqual([1_470, 0]);
    const gst = { code: 'gst', label: 'GST', percent: 5, categories: ['membership'] };
    fair.add('fair', { kind: 'fees', code: 'fees', currency: 'CAD', taxes: [gst], fees: [] });
    fair.add('fair', { ...policy, refunds: [{ categories: ['conference'] }] });
    expect(at('2027-01-11T08:00:00Z')).toMatchObject({ back: 933, taxes: [{ back: 0 }] });
  });
});
