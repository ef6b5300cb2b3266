import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Cart } from '#engine/event/cart/cart.ts';
import type { Failure } from '../failure.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartTask } from './cart-tasks.ts';

const hold = (item: string): CartTask => ({ kind: 'hold', item, quantity: 1 });
/** A cart whose holds expire so many milliseconds from now, by a server whose clock is ahead of this one. */
const cart = (left?: number, ahead = 0): Cart => {
  const now = Date.now() + ahead;
  return {
    items: [],
    isExclusive: false,
    details: undefined,
    now: new Date(now).toISOString(),
    ...(left !== undefined && { heldUntil: new Date(now + left).toISOString() }),
  };
};
const full: Failure = { kind: 'full', errors: { item: ['is full.'] } };
const lost: Failure = { kind: 'connection', errors: {} };

/** A cart that is loaded; what is wished for is answered in order, and the carts that are loaded too. */
async function opened(answers: readonly (Cart | Failure)[] = [], carts: readonly Cart[] = []) {
  const clock = new SimulatedClock();
  const [performed, checked, loads]: [CartTask[], string[], number[]] = [[], [], []];
  const machine = cartMachine.provide({
    actors: {
      load: fromPromise<Cart>(async () => {
        loads.push(loads.length);
        return carts[loads.length - 1] ?? cart();
      }),
      check: fromPromise<Cart, { cart: Cart | undefined; item: string }>(async ({ input: { item } }) => {
        checked.push(item);
        return cart();
      }),
      perform: fromPromise<Cart, { cart: Cart | undefined; task: CartTask | undefined }>(
        ({ input: { task } }) => {
          if (task) performed.push(task);
          const answer = answers[performed.length - 1] ?? cart();
          return 'kind' in answer ? Promise.reject(answer) : Promise.resolve(answer);
        },
      ),
    },
  });
  const actor = createActor(machine, { clock }).start();
  onTestFinished(() => void actor.stop());
  const idle = () => waitFor(actor, (state) => state.matches({ ready: 'idle' }));
  await idle();
  return { actor, clock, performed, checked, loads, idle, context: () => actor.getSnapshot().context };
}

it('asks for each wish itself, one after the other, and says what was done last', async () => {
  const { actor, performed, context, idle } = await opened();
  for (const code of ['a', 'b']) actor.send({ type: 'DO', task: hold(code) });
  await idle();
  expect(performed).toEqual([hold('a'), hold('b')]);
  expect([context().queue, context().done]).toEqual([[], hold('b')]);
  actor.send({ type: 'DO', task: { kind: 'extend' } });
  // What was done before is not said of what is being done.
  expect(context().done).toBeUndefined();
  await idle();
  expect(performed.at(-1)).toEqual({ kind: 'extend' });
  actor.send({ type: 'DISMISS' });
  expect(context().done).toBeUndefined();
});

it('says which wish was refused and why, checks that item, and goes on with the next', async () => {
  const { actor, performed, checked, loads, context, idle } = await opened([full, cart()]);
  for (const code of ['a', 'b']) actor.send({ type: 'DO', task: hold(code) });
  await waitFor(actor, (state) => state.matches({ ready: 'checking' }));
  expect(context().problem).toEqual({ task: hold('a'), failure: full });
  await idle();
  expect(performed).toEqual([hold('a'), hold('b')]);
  expect([checked, loads]).toEqual([['a'], [0]]);
  actor.send({ type: 'DISMISS' });
  expect(context().problem).toBeUndefined();
});

it('forgets what was refused once something else is wished for', async () => {
  const { actor, context, idle } = await opened([full]);
  actor.send({ type: 'DO', task: hold('a') });
  await idle();
  expect(context().problem?.failure).toEqual(full);
  actor.send({ type: 'DO', task: hold('b') });
  expect(context().problem).toBeUndefined();
});

it.each(['RETRY', 'ONLINE'] as const)(
  'asks by %s once more for what was lost, and then for what was wished for since',
  async (type) => {
    const { actor, performed, context, idle } = await opened([lost]);
    actor.send({ type: 'DO', task: hold('a') });
    await waitFor(actor, (state) => state.matches({ ready: 'disconnected' }));
    actor.send({ type: 'DO', task: hold('b') });
    expect(context().problem).toEqual({ task: hold('a'), failure: lost });
    actor.send({ type });
    expect(context().problem).toBeUndefined();
    await idle();
    expect(performed).toEqual([hold('a'), hold('a'), hold('b')]);
  },
);

it('gives up what was lost with all that was wished for since, and looks what there is', async () => {
  const { actor, performed, loads, context, idle } = await opened([lost]);
  actor.send({ type: 'DO', task: hold('a') });
  await waitFor(actor, (state) => state.matches({ ready: 'disconnected' }));
  actor.send({ type: 'DO', task: hold('b') });
  actor.send({ type: 'DISMISS' });
  await idle();
  expect([performed, loads.length, context().queue, context().problem]).toEqual([
    [hold('a')],
    2,
    [],
    undefined,
  ]);
});

const HOUR = 3_600_000;
// How long the holds last, how far the server's clock is ahead, and by when the cart is looked at again; a second more than
// they last, and no sooner than after one.
it.each([
  [60_000, 0, 61_000],
  [60_000, HOUR, 61_000],
  [60_000, -HOUR, 61_000],
  [-HOUR, 0, 1_000],
])(
  'holds that last %i ms by a clock that is %i ms ahead are looked at after %i ms',
  async (left, ahead, after) => {
    const { actor, clock, loads, context, idle } = await opened([], [cart(left, ahead)]);
    expect(Math.abs(context().clockOffset - ahead)).toBeLessThan(5_000);
    // Some of it has gone by while the test began; never more than it took.
    clock.increment(Math.max(0, after - 30_000));
    expect(actor.getSnapshot().matches({ ready: 'idle' })).toBe(true);
    clock.increment(Math.min(after, 30_000));
    expect(actor.getSnapshot().matches({ ready: 'refreshing' })).toBe(true);
    await idle();
    expect(loads).toHaveLength(2);
  },
);

it('looks at nothing by itself where nothing is held', async () => {
  const { actor, clock } = await opened();
  clock.increment((1_000 * HOUR) / 2);
  expect(actor.getSnapshot().matches({ ready: 'idle' })).toBe(true);
});

it('counts by the clock of the last answer', async () => {
  const { actor, context, idle } = await opened([cart(undefined, HOUR)]);
  expect(Math.abs(context().clockOffset)).toBeLessThan(5_000);
  actor.send({ type: 'DO', task: hold('a') });
  await idle();
  expect(Math.abs(context().clockOffset - HOUR)).toBeLessThan(5_000);
});

it('looks again when an offer expires, even where nothing is held', async () => {
  const offered = {
    code: 'a',
    name: 'a',
    amount: 0,
    limit: 1,
    hasWaitlist: true,
    availability: 'full' as const,
    awaited: { offeredUntil: new Date(Date.now() + HOUR).toISOString() },
  };
  const { actor, clock } = await opened([], [{ ...cart(), items: [offered] }]);
  clock.increment(HOUR / 2);
  expect(actor.getSnapshot().matches({ ready: 'idle' })).toBe(true);
  clock.increment(HOUR / 2 + 2_000);
  expect(actor.getSnapshot().matches({ ready: 'refreshing' })).toBe(true);
});
