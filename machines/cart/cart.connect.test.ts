import { describe, expect, it } from 'vitest';
import type { Cart, CartItem, ItemState } from '#engine/event/cart/cart.ts';
import type { Failure } from '../failure.ts';
import { connectCart } from './cart.connect.ts';
import type { CartContext } from './cart-setup.ts';
import type { CartTask } from './cart-tasks.ts';

const item = (code: string, more: Partial<CartItem> = {}): CartItem => ({
  code,
  name: `Item ${code}`,
  amount: 1_000,
  limit: 3,
  hasWaitlist: true,
  availability: 'open',
  ...more,
});
const own = (quantity = 1, more: Partial<NonNullable<CartItem['own']>> = {}) => ({
  own: { quantity, amount: 1_000, isLapsed: false, ...more },
});
const full = { availability: 'full' as const, left: 0 };
const session = (code: string, start: string, end: string) => ({
  times: {
    workshops_session_code: code,
    workshops_schedule_code: code,
    workshops_code: code,
    workshops_schedule_start: start,
    workshops_schedule_end: end,
  },
});
const nine = session('a', '2027-02-19T09:00Z', '2027-02-19T10:00Z');
const halfPast = session('b', '2027-02-19T09:30Z', '2027-02-19T10:30Z');

const at = (value: unknown, context: Partial<CartContext> = {}) =>
  connectCart({
    context: { queue: [], clockOffset: 0, ...context },
    matches: (state: unknown) => JSON.stringify(state) === JSON.stringify(value) || state === value,
  } as never);
const shown = (items: CartItem[], context: Partial<CartContext> = {}, more: Partial<Cart> = {}) =>
  at('ready', { cart: { items, isExclusive: false, details: {}, ...more }, ...context });
const failed = (kind: Failure['kind'], task: CartTask = { kind: 'hold', item: 'a', quantity: 1 }) => ({
  problem: { task, failure: { kind, errors: { one: ['One.'], two: ['Two.'] } } },
});
const holdA: CartTask = { kind: 'hold', item: 'a', quantity: 1 };

it.each([
  ['loading', 'loading'],
  ['unloaded', 'unloaded'],
  ['ready', 'ready'],
])('in "%s" the picker is %s', (value, phase) => {
  expect(at(value)).toMatchObject({ phase, details: undefined, isExclusive: false });
});

// An item, what else is known, and what is said of it.
it.each<[string, CartItem, Partial<CartContext>, Partial<ItemState>]>([
  ['open', item('a'), {}, { quantity: 0, most: 3, isHeld: false, isFull: false, canWait: false }],
  ['held', item('a', own(2)), {}, { quantity: 2, isHeld: true, isLapsed: false, isChanging: false }],
  ['repriced', item('a', own()), { earlierPrices: { a: 900 } }, { earlierPrice: 900 }],
  ['being held', item('a'), { queue: [holdA] }, { quantity: 1, isHeld: true, isChanging: true }],
  [
    'being released',
    item('a', own(2)),
    { queue: [{ kind: 'release', item: 'a' }] },
    { quantity: 0, isHeld: false, isChanging: true },
  ],
  ['full', item('a', full), {}, { isFull: true, canWait: true, most: 0 }],
  [
    'full without a waitlist',
    item('a', { ...full, hasWaitlist: false }),
    {},
    { isFull: true, canWait: false },
  ],
  ['held, and full for others', item('a', { ...full, ...own(2) }), {}, { isFull: false, most: 2 }],
  [
    'waited for',
    item('a', { ...full, awaited: { position: 4 } }),
    {},
    { isFull: true, awaited: { position: 4 } },
  ],
  [
    'offered, and full for others',
    item('a', { ...full, awaited: { offeredUntil: '2027-02-19T10:00Z' } }),
    {},
    { isFull: false, canWait: false, most: 1 },
  ],
  ['lapsed', item('a', own(1, { isLapsed: true })), {}, { quantity: 1, isHeld: false, isLapsed: true }],
  [
    'lapsed and full',
    item('a', { ...full, ...own(1, { isLapsed: true }) }),
    {},
    { isLapsed: true, isFull: true, most: 0 },
  ],
  [
    'lapsed, and asked for again',
    item('a', own(1, { isLapsed: true })),
    { queue: [holdA] },
    { isHeld: true, isLapsed: false },
  ],
  ['refused as full', item('a'), failed('full'), { refusal: 'full', quantity: 0 }],
  ['refused for another reason', item('a'), failed('price'), { refusal: 'refused' }],
  ['offline', item('a'), { ...failed('connection'), queue: [holdA] }, { refusal: 'offline', quantity: 1 }],
  [
    'no longer in the catalogue',
    item('a', { ...own(1), isRemoved: true, limit: 0, ...full }),
    {},
    { isRemoved: true, isHeld: true, most: 0 },
  ],
])('says of an item that it is %s', (_, known, context, expected) => {
  expect(shown([known], context).items.get('a')).toMatchObject(expected);
});

describe('several items', () => {
  it('conflict where their times overlap, as soon as one is asked for', () => {
    const items = [item('a', { ...nine, ...own() }), item('b', halfPast)];
    expect(shown(items).conflicts).toEqual([]);
    const both = shown(items, { queue: [{ kind: 'hold', item: 'b', quantity: 1 }] });
    expect(both.conflicts.map(({ kind }) => kind)).toEqual(['overlap']);
    expect([...both.items.values()].map(({ isConflicting }) => isConflicting)).toEqual([true, true]);
    const swap: CartTask = { kind: 'hold', item: 'b', quantity: 1, from: 'a' };
    expect(shown(items, { queue: [swap] })).toMatchObject({ conflicts: [] });
  });

  it('release each other where only one can be held', () => {
    const items = [item('a', own()), item('b')];
    const context = { queue: [{ kind: 'hold', item: 'b', quantity: 2 } as const] };
    const quantities = (isExclusive: boolean) =>
      [...shown(items, context, { isExclusive }).items.values()].map(({ quantity }) => quantity);
    expect([quantities(true), quantities(false)]).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('of one group share its limit', () => {
    const group = { group: 'shirt' };
    const items = [item('a', { ...group, ...own(2) }), item('b', { ...group, left: 9 }), item('c')];
    expect([...shown(items).items.values()].map(({ most }) => most)).toEqual([3, 1, 3]);
  });

  it('are each busy with their own task, a swap with both', () => {
    const items = ['a', 'b', 'c'].map((code) => item(code));
    const queue: CartTask[] = [{ kind: 'hold', item: 'b', quantity: 1, from: 'a' }, { kind: 'extend' }];
    const { items: states } = shown(items, { queue });
    expect([...states.values()].map(({ isChanging }) => isChanging)).toEqual([true, true, false]);
  });
});

it.each<[string, CartItem, Partial<CartContext>, number]>([
  ['its price', item('a'), {}, 1_000],
  ['what is held for', item('a', own(1, { amount: 2_000 })), {}, 2_000],
  ['what is asked for', item('a'), { queue: [{ ...holdA, amount: 3_000 }] }, 3_000],
  ['what is typed', item('a', own()), { amountDraft: { item: 'a', amount: 9 } }, 9],
  ['its price while nothing is held', item('a'), { amountDraft: { item: 'a', amount: 9 } }, 1_000],
  ['its own while another is typed', item('a', own()), { amountDraft: { item: 'b', amount: 9 } }, 1_000],
])('gives as an amount %s', (_, known, context, given) => {
  expect(shown([known], context).items.get('a')?.given).toBe(given);
});

it.each<[CartTask, object]>([
  [holdA, { kind: 'held', item: 'a' }],
  [
    { ...holdA, from: 'b' },
    { kind: 'swapped', item: 'a' },
  ],
  [
    { kind: 'release', item: 'a' },
    { kind: 'released', item: 'a' },
  ],
  [
    { kind: 'join', item: 'a' },
    { kind: 'joined', item: 'a' },
  ],
  [
    { kind: 'leave', item: 'a' },
    { kind: 'left', item: 'a' },
  ],
  [
    { kind: 'accept', item: 'a' },
    { kind: 'accepted', item: 'a' },
  ],
  [
    { kind: 'decline', item: 'a' },
    { kind: 'declined', item: 'a' },
  ],
  [{ kind: 'extend' }, { kind: 'extended', item: '' }],
])('announces %j', (done, notice) => {
  expect(at('ready', { done }).notice).toEqual(notice);
  expect(at('ready').notice).toBeUndefined();
});

it.each([
  ['full', 'full'],
  ['connection', 'connection'],
  ['invalid', 'fault'],
  ['fault', 'fault'],
] as const)('%s is told as %s', (kind, told) => {
  const messages = kind === 'connection' ? [] : ['One.', 'Two.'];
  expect(at('ready', failed(kind)).problem).toEqual({ kind: told, item: 'a', messages });
  expect(at('ready', failed(kind, { kind: 'extend' })).problem?.item).toBe('');
  expect(at('ready').problem).toBeUndefined();
});

it.each([
  ['ready', [holdA], true],
  ['ready', [], false],
  ['loading', [holdA], false],
] as const)('in "%s" with tasks %j it is at work: %s', (value, queue, isWorking) => {
  expect(at(value, { queue }).isWorking).toBe(isWorking);
});
