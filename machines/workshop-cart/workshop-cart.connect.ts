import type { SnapshotFrom } from 'xstate';
import type { PickProblem, WorkshopPickerState } from '#engine/react/picker-services.ts';
import type { CartContext, CartTask } from './cart-setup.ts';
import type { WorkshopCartMachine } from './workshop-cart.machine.ts';

function noticeOf(done: CartTask | undefined): WorkshopPickerState['notice'] {
  switch (done?.kind) {
    case undefined:
      return undefined;
    case 'hold':
      return { kind: done.from ? 'swapped' : 'added', session: done.session };
    case 'release':
      return { kind: 'removed', session: done.session };
    case 'join':
      return { kind: 'waiting', session: done.session };
    case 'leave':
      return { kind: 'left', session: done.session };
    case 'extend':
      return { kind: 'extended' };
    default:
      return done satisfies never;
  }
}

function problemOf(problem: CartContext['problem']): PickProblem | undefined {
  if (!problem) return undefined;
  const { task, failure } = problem;
  const kind = failure.kind === 'full' || failure.kind === 'connection' ? failure.kind : 'fault';
  return {
    kind,
    item: task.kind === 'extend' ? '' : task.session.workshops_session_code,
    messages: Object.values(failure.errors).flat(),
  };
}

/** Turns the cart's state into what the workshop picker draws; no markup. */
export function connectWorkshopCart(snapshot: SnapshotFrom<WorkshopCartMachine>): WorkshopPickerState {
  const { context } = snapshot;
  const busy = context.queue.flatMap((task) =>
    task.kind === 'extend'
      ? []
      : [
          task.session.workshops_session_code,
          ...(task.kind === 'hold' && task.from ? [task.from.workshops_session_code] : []),
        ],
  );
  return {
    phase: snapshot.matches('loading') ? 'loading' : snapshot.matches('unloaded') ? 'unloaded' : 'ready',
    times: context.times ?? [],
    filters: context.filters ?? [],
    cart: context.cart,
    busy: new Set(busy),
    problem: problemOf(context.problem),
    notice: noticeOf(context.done),
    clockOffset: context.clockOffset,
  };
}
