import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Cart, CartItem } from '#engine/event/cart/cart.ts';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { connectCart } from './cart.connect.ts';
import { cartMachine } from './cart.machine.ts';
import { type CartTask, itemOf } from './cart-tasks.ts';

const item = (code: string, more: Partial<CartItem> = {}): CartItem => ({
  code,
  name: code,
  amount: 1_000,
  limit: 2,
  hasWaitlist: true,
  availability: 'open',
  ...more,
});
const held = (code: string, more: Partial<CartItem> = {}) =>
  item(code, { own: { quantity: 1, amount: 1_000, isLapsed: false }, ...more });
const cartOf = (...items: CartItem[]): Cart => ({
  items,
  isExclusive: false,
  now: '2027-02-01T00:00:00Z',
  heldUntil: '2027-02-01T00:15:00Z',
  details: undefined,
});
const range = { minimum: 500, maximum: 2_000 };
const visitor = [
  { type: 'DO', task: { kind: 'hold', item: 'a', quantity: 1 } },
  { type: 'DO', task: { kind: 'hold', item: 'b', quantity: 1, from: 'a' } },
  { type: 'DO', task: { kind: 'release', item: 'a' } },
  { type: 'TYPE_AMOUNT', item: 'a', amount: 1_000 },
  { type: 'TYPE_AMOUNT', item: 'a', amount: 1_500 },
  { type: 'TYPE_AMOUNT', item: 'a', amount: 9_000 },
  { type: 'COMMIT_AMOUNT' },
  { type: 'REFRESH' },
  { type: 'STOCK', left: [{ code: 'b', availability: 'full' }] },
  { type: 'RETRY' },
  { type: 'ONLINE' },
  { type: 'DISMISS' },
];
const loaded = cartOf(item('a', { range }), item('b'));
const taken = cartOf(held('a', { range }), item('b', { awaited: { position: 2 } }));
const outputs = { load: [loaded], check: [loaded], perform: [taken] };
const queueOf = ({ context }: AnyMachineSnapshot): string[] =>
  context.queue.map((task: CartTask) => `${task.kind} ${itemOf(task)}`);
const serialize = (snapshot: AnyMachineSnapshot) => {
  const { problem, cart, isStale, amountDraft } = snapshot.context;
  return JSON.stringify([
    snapshot.value,
    queueOf(snapshot).slice(0, 3),
    problem?.failure.kind,
    cart?.items[0]?.own !== undefined,
    isStale,
    amountDraft?.amount,
  ]);
};

describe('the cart', () => {
  const { taken: walked, refused, moves, paths } = explore(cartMachine, visitor, outputs, serialize);
  const snapshots = paths.map(({ state }) => state as AnyMachineSnapshot);

  it('takes every transition there is on some path', () => {
    const eventless = new Set(cartMachine.root.states['ready']?.states['idle']?.always?.map(nameOf));
    const missing = [...new Set(transitionsOf(cartMachine.root).map(nameOf))].filter(
      (name) => !walked.has(name) && !eventless.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      loading: {
        'ready.idle': 'answered',
        'ready.refreshing': 'answered',
        'ready.working': 'answered',
        unloaded: '!otherwise',
      },
      'ready.checking': {
        'ready.idle': 'answered',
        'ready.refreshing': 'answered !otherwise',
        'ready.working': 'answered !otherwise',
      },
      'ready.disconnected': {
        'ready.refreshing': 'DISMISS',
        'ready.working': 'ONLINE RETRY',
      },
      'ready.idle': {
        'ready.refreshing': 'ONLINE REFRESH STOCK after',
        'ready.working': 'COMMIT_AMOUNT DO',
      },
      'ready.refreshing': {
        'ready.idle': 'answered !otherwise',
        'ready.working': 'DO answered !otherwise',
      },
      'ready.working': {
        'ready.checking': '!otherwise',
        'ready.disconnected': '!connection',
        'ready.idle': 'answered',
        'ready.refreshing': 'answered',
      },
      unloaded: {
        loading: 'ONLINE REFRESH RETRY',
      },
    });
  });

  it('has a way on everywhere, and never two tasks about one item waiting', () => {
    for (const snapshot of snapshots) {
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
      const waiting = queueOf(snapshot)
        .slice(1)
        .map((task) => task.split(' ')[1]);
      expect(new Set(waiting).size).toBe(waiting.length);
    }
  });

  it('closes every guard of its chart somewhere', () => {
    expect(guardedOf(cartMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  const asked = (isExclusive: boolean, ...tasks: [kind: 'hold' | 'release' | 'join', item: string][]) => {
    const ready = getNextSnapshot(cartMachine, getInitialSnapshot(cartMachine), {
      type: 'xstate.done.actor.0.cart.loading',
      output: { ...loaded, isExclusive },
    } as never);
    return tasks.reduce(
      (snapshot, [kind, code]) =>
        getNextSnapshot(cartMachine, snapshot, {
          type: 'DO',
          task: kind === 'hold' ? { kind, item: code, quantity: 1 } : { kind, item: code },
        }),
      ready,
    );
  };

  it.each([
    [false, ['hold a', 'hold c', 'release b']],
    [true, ['hold a', 'hold c', 'release b']],
  ])('performs tasks in order, a later one for the same item last (exclusive: %s)', (isExclusive, queue) => {
    const snapshot = asked(isExclusive, ['hold', 'a'], ['hold', 'b'], ['hold', 'c'], ['release', 'b']);
    expect(queueOf(snapshot)).toEqual(queue);
  });

  it('drops a choice that waits once another is made where only one can be held', () => {
    const snapshot = asked(true, ['hold', 'a'], ['hold', 'b'], ['join', 'c'], ['hold', 'd']);
    expect(queueOf(snapshot)).toEqual(['hold a', 'join c', 'hold d']);
  });

  it('has done with a task only when that one was answered, and goes on with the next', () => {
    const answered = moves.filter(({ event }) =>
      event.type.startsWith('xstate.done.actor.0.cart.ready.working'),
    );
    expect(answered.some(({ from }) => from.context.queue.length > 2)).toBe(true);
    for (const { from, to } of answered) {
      expect(to.context.done).toEqual(from.context.queue[0]);
      expect(to.context.queue).toEqual(from.context.queue.slice(1));
    }
  });

  it('keeps the tasks while the connection is lost, and says so', () => {
    const lost = snapshots.filter((snapshot) => snapshot.matches({ ready: 'disconnected' }));
    expect(lost.length).toBeGreaterThan(0);
    for (const snapshot of lost) {
      expect(queueOf(snapshot).length).toBeGreaterThan(0);
      expect(connectCart(snapshot as never)).toMatchObject({
        problem: { kind: 'connection' },
        isWorking: false,
      });
    }
  });

  it('is loaded again when it has changed while a call was out, and not for ever', () => {
    const answered = moves.filter(
      ({ event, from }) =>
        ['working', 'refreshing'].some((state) => event.type === `xstate.done.actor.0.cart.ready.${state}`) &&
        from.context.queue.length < 2,
    );
    expect(answered.some(({ from }) => from.context.isStale)).toBe(true);
    for (const { from, to } of answered) {
      if (to.context.queue.length === 0)
        expect(to.matches({ ready: 'refreshing' })).toBe(from.context.isStale);
      if (to.matches({ ready: 'refreshing' })) expect(to.context.isStale).toBe(false);
    }
  });

  it('performs a task at once while it only refreshes, and refreshes afterwards', () => {
    const cut = moves.filter(
      ({ event, from }) => event.type === 'DO' && from.matches({ ready: 'refreshing' }),
    );
    expect(cut.length).toBeGreaterThan(0);
    for (const { to } of cut) {
      expect([to.matches({ ready: 'working' }), to.context.isStale]).toEqual([true, true]);
    }
  });

  it('shows live stock, also what came while an older answer was on its way', () => {
    const stock = (availability: 'limited' | 'full', left: number) => ({
      type: 'STOCK',
      left: [{ code: 'a', availability, left }],
    });
    const answer = (where: string, output = loaded) => ({
      type: `xstate.done.actor.0.cart.${where}`,
      output,
    });
    const events = [
      stock('full', 0),
      answer('loading'),
      stock('limited', 2),
      { type: 'REFRESH' },
      stock('limited', 1),
      answer('ready.refreshing'),
      { type: 'DO', task: { kind: 'hold', item: 'b', quantity: 1 } },
      stock('limited', 3),
      answer('ready.working'),
      { type: 'DO', task: { kind: 'hold', item: 'b', quantity: 2 } },
      answer('ready.working', cartOf(item('a', { availability: 'limited', left: 5 }))),
    ];
    const seen: unknown[] = [];
    let snapshot = getInitialSnapshot(cartMachine);
    for (const event of events) {
      snapshot = getNextSnapshot(cartMachine, snapshot, event as never);
      seen.push(connectCart(snapshot).items.get('a')?.left);
    }
    // What came before the last call began is older than its answer.
    expect(seen).toEqual([undefined, 0, 2, 2, 1, 1, 1, 3, 3, 3, 5]);
    expect(snapshot.matches({ ready: 'idle' })).toBe(true);
  });

  it('leaves the cart as it was when an item is refused, and checks that item', () => {
    const checking = snapshots.filter((snapshot) => snapshot.matches({ ready: 'checking' }));
    expect(checking.some(({ context }) => context.problem?.failure.kind === 'full')).toBe(true);
    expect(checking.some(({ context }) => context.cart.items[0].own === undefined)).toBe(true);
  });
});
