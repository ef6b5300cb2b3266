import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { ScheduleFilter } from '#engine/configuration/schedule-document.ts';
import type { SessionSeats } from '#engine/contract/live-messages.ts';
import type { ScheduleTime, Session } from '#engine/contract/schedule.ts';
import type { WorkshopCart } from '#engine/contract/workshop-cart.ts';
import { withSeats } from '#engine/schedule/with-seats.ts';
import { CALL_DELAYS, failureIn, isFailedBy, outside } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';

/** What the visitor asks of the cart; done one after the other, in the order in which it was asked. */
export type CartTask =
  | { readonly kind: 'hold'; readonly session: Session; readonly from?: Session }
  | { readonly kind: 'release'; readonly session: Session }
  | { readonly kind: 'join' | 'leave'; readonly session: Session }
  | { readonly kind: 'extend' };

export interface LoadedCart {
  readonly times: readonly ScheduleTime[];
  readonly filters: readonly ScheduleFilter[];
  readonly cart: WorkshopCart;
}

export interface CartContext extends Partial<LoadedCart> {
  readonly queue: readonly CartTask[];
  /** What was done last, and what could not be. */
  readonly done: CartTask | undefined;
  readonly problem: { readonly task: CartTask; readonly failure: Failure } | undefined;
  /** How far the server's clock is ahead, in milliseconds. */
  readonly clockOffset: number;
  /** Something has changed on the server while it was being asked: it is asked once more. */
  readonly isStale: boolean;
  /** What was told of seats since the schedule was last asked for: the answer may be older. */
  readonly heard: readonly SessionSeats[];
}

export type CartEvent =
  | { type: 'DO'; task: CartTask }
  | { type: 'REFRESH' }
  | { type: 'SEATS'; seats: readonly SessionSeats[] }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'DISMISS' };

/** No hold ends sooner than this is looked at: a clock that is wrong must not make it ask without end. */
const SOONEST = 1_000;
const LATEST = 2 ** 31 - 1;

const sessionOf = (task: CartTask) =>
  task.kind === 'extend' ? undefined : task.session.workshops_session_code;

/** A later wish about the same session takes the place of one that has not been begun. */
function enqueue(queue: readonly CartTask[], task: CartTask): readonly CartTask[] {
  const [underWay, ...waiting] = queue;
  const others = waiting.filter((each) => sessionOf(each) !== sessionOf(task));
  return underWay ? [underWay, ...others, task] : [task];
}

/** Names of the workshop cart's machine: its events, guards, actions and the calls it makes. */
export const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartEvent },
  actors: {
    load: fromPromise<LoadedCart>(outside),
    perform: fromPromise<WorkshopCart, { task: CartTask | undefined }>(outside),
  },
  delays: {
    ...CALL_DELAYS,
    /** Until the first hold ends, by the server's clock. */
    holdsEnd: ({ context }) => {
      const until = context.cart?.held_until;
      if (until === undefined) return LATEST;
      const left = Date.parse(until) - Date.now() - context.clockOffset;
      return Math.min(LATEST, Math.max(SOONEST, left + SOONEST));
    },
  },
  guards: {
    hasTask: ({ context }) => context.queue.length > 0,
    isStale: ({ context }) => context.isStale,
    failedBy: isFailedBy,
  },
  actions: {
    beginLoading: assign({ isStale: false, heard: [] }),
    markStale: assign({ isStale: true }),
    keepLoaded: assign(({ context, event }) => {
      if (!('output' in event)) return {};
      const loaded = event.output as LoadedCart;
      const times = withSeats(loaded.times, context.heard);
      return { ...loaded, times, clockOffset: Date.parse(loaded.cart.now) - Date.now() };
    }),
    keepSeats: assign(({ context, event }) => {
      if (event.type !== 'SEATS') return {};
      const told = new Set(event.seats.map((each) => each.workshops_session_code));
      const before = context.heard.filter((each) => !told.has(each.workshops_session_code));
      const heard = [...before, ...event.seats];
      return { heard, ...(context.times && { times: withSeats(context.times, event.seats) }) };
    }),
    enqueueTask: enqueueActions(({ context, event, enqueue: actions }) => {
      if (event.type !== 'DO') return;
      // Without a connection a new wish waits behind the one that could not be asked, which is still told of.
      const problem = context.problem?.failure.kind === 'connection' ? context.problem : undefined;
      actions.assign({ queue: enqueue(context.queue, event.task), problem, done: undefined });
    }),
    keepCart: assign(({ context, event }) => {
      if (!('output' in event)) return {};
      const cart = event.output as WorkshopCart;
      const [done, ...queue] = context.queue;
      return { cart, done, queue, clockOffset: Date.parse(cart.now) - Date.now() };
    }),
    keepProblem: assign(({ context, event }) => {
      const [task] = context.queue;
      const failure = failureIn(event);
      return task && failure ? { problem: { task, failure } } : {};
    }),
    dropTask: assign({ queue: ({ context }) => context.queue.slice(1) }),
    dropAll: assign({ queue: [] }),
    forgetProblem: assign({ problem: undefined, done: undefined }),
  },
});
