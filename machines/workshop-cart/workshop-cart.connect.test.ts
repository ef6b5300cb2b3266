import { describe, expect, it } from 'vitest';
import type { Session } from '#engine/contract/schedule.ts';
import type { Failure } from '../failure.ts';
import type { CartTask } from './cart-setup.ts';
import { connectWorkshopCart } from './workshop-cart.connect.ts';

const [clay, drums] = ['clay-1', 'drums-1'].map((code) => ({ workshops_session_code: code }) as Session);
if (!clay || !drums) throw new Error('two sessions');
const at = (value: unknown, context: object = {}) =>
  connectWorkshopCart({
    context: { queue: [], clockOffset: 0, ...context },
    matches: (state: string) => value === state,
  } as never);

it.each([
  ['loading', 'loading'],
  ['unloaded', 'unloaded'],
  ['ready', 'ready'],
])('in "%s" the picker is %s', (value, phase) => {
  expect(at(value).phase).toBe(phase);
});

it('has neither times nor filters before they came, and then those', () => {
  expect(at('loading')).toMatchObject({ times: [], filters: [], cart: undefined });
  const [times, filters, cart] = [[{ schedule: 'a' }], [{ code: 'level' }], { entries: [] }];
  expect(at('ready', { times, filters, cart, clockOffset: 90 })).toMatchObject({
    times,
    filters,
    cart,
    clockOffset: 90,
  });
});

describe('what is being done', () => {
  it.each<[string, CartTask[], string[]]>([
    ['nothing', [], []],
    ['a seat is taken', [{ kind: 'hold', session: clay }], ['clay-1']],
    ['one is taken for another', [{ kind: 'hold', session: clay, from: drums }], ['clay-1', 'drums-1']],
    ['one is given back', [{ kind: 'release', session: drums }], ['drums-1']],
    ['more time is asked for', [{ kind: 'extend' }], []],
    ['one after the other', [{ kind: 'extend' }, { kind: 'join', session: drums }], ['drums-1']],
  ])('%s: %#', (_, queue, busy) => {
    expect([...at('ready', { queue }).busy]).toEqual(busy);
  });
});

describe('what was done', () => {
  it.each<[CartTask, object]>([
    [
      { kind: 'hold', session: clay },
      { kind: 'added', session: clay },
    ],
    [
      { kind: 'hold', session: clay, from: drums },
      { kind: 'swapped', session: clay },
    ],
    [
      { kind: 'release', session: clay },
      { kind: 'removed', session: clay },
    ],
    [
      { kind: 'join', session: clay },
      { kind: 'waiting', session: clay },
    ],
    [
      { kind: 'leave', session: clay },
      { kind: 'left', session: clay },
    ],
    [{ kind: 'extend' }, { kind: 'extended' }],
  ])('%j', (done, notice) => {
    expect(at('ready', { done }).notice).toEqual(notice);
  });

  it('is nothing at first', () => {
    expect(at('ready').notice).toBeUndefined();
  });
});

describe('what went wrong', () => {
  const problem = (kind: Failure['kind'], task: CartTask = { kind: 'hold', session: clay }) =>
    at('ready', { problem: { task, failure: { kind, errors: { a: ['One.'], b: ['Two.'] } } } }).problem;

  it('names the session and what the server said', () => {
    expect(problem('full')).toEqual({ kind: 'full', item: 'clay-1', messages: ['One.', 'Two.'] });
    expect(problem('full', { kind: 'extend' })?.item).toBe('');
    expect(at('ready').problem).toBeUndefined();
  });

  it.each([
    ['full', 'full'],
    ['connection', 'connection'],
    ['invalid', 'fault'],
    ['fault', 'fault'],
  ] as const)('%s is told as %s', (kind, told) => {
    expect(problem(kind)?.kind).toBe(told);
  });
});
