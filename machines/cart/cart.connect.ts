import type { SnapshotFrom } from 'xstate';
import type { CartNotice, CartState, PickProblem } from '#engine/event/cart/cart.ts';
import { heldIn, itemStates } from '#engine/event/cart/item-states.ts';
import type { CartMachine } from './cart.machine.ts';
import type { CartContext } from './cart-setup.ts';
import { type CartTask, heldAfter, itemOf } from './cart-tasks.ts';

const NOTICES = {
  hold: 'held',
  release: 'released',
  extend: 'extended',
  join: 'joined',
  leave: 'left',
  accept: 'accepted',
  decline: 'declined',
} as const satisfies Record<CartTask['kind'], CartNotice['kind']>;

function noticeOf(done: CartTask | undefined): CartNotice | undefined {
  if (!done) return undefined;
  const isSwap = done.kind === 'hold' && done.from !== undefined;
  return { kind: isSwap ? 'swapped' : NOTICES[done.kind], item: itemOf(done) };
}

function problemOf(problem: CartContext['problem']): PickProblem | undefined {
  if (!problem) return undefined;
  const { kind, errors } = problem.failure;
  return {
    kind: kind === 'full' || kind === 'connection' ? kind : 'fault',
    item: itemOf(problem.task),
    messages: kind === 'connection' ? [] : Object.values(errors).flat(),
  };
}

function changingIn(queue: readonly CartTask[]): ReadonlySet<string> {
  return new Set(
    queue.flatMap((task) => [
      itemOf(task),
      ...(task.kind === 'hold' && task.from !== undefined ? [task.from] : []),
    ]),
  );
}

/** Converts the cart's state to what pickers show; no markup. */
export function connectCart(snapshot: SnapshotFrom<CartMachine>): CartState {
  const { cart, queue, amountDraft, problem: failed, clockOffset, done, earlierPrices } = snapshot.context;
  const problem = problemOf(failed);
  const isExclusive = cart?.isExclusive === true;
  const held = queue.reduce((before, task) => heldAfter(before, task, isExclusive), heldIn(cart));
  return {
    phase: snapshot.matches('loading') ? 'loading' : snapshot.matches('unloaded') ? 'unloaded' : 'ready',
    ...itemStates(cart, { held, changing: changingIn(queue), amountDraft, problem, earlierPrices }),
    details: cart?.details,
    isExclusive,
    heldUntil: cart?.heldUntil,
    extendableUntil: cart?.extendableUntil,
    clockOffset,
    isWorking: snapshot.matches('ready') && queue.length > 0 && !snapshot.matches({ ready: 'disconnected' }),
    problem,
    notice: noticeOf(done),
  };
}
