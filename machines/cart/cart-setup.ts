import { assign, fromPromise, setup } from 'xstate';
import type { Cart, StockLeft } from '#engine/event/cart/cart.ts';
import { CALL_DELAYS, failureIn, isFailedBy, outside } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';
import { earlierPrices, firstExpiry, withStock } from './cart-stock.ts';
import { type CartTask, enqueue, itemOf } from './cart-tasks.ts';

/** An amount that is being typed for an item, in cents; it may be out of range. */
export interface AmountDraft {
  readonly item: string;
  readonly amount: number;
}

export interface CartContext {
  /** Undefined until it is loaded. */
  readonly cart: Cart | undefined;
  /** The first task is performed, the others wait. */
  readonly queue: readonly CartTask[];
  /** The task that succeeded last, until the next one is asked for. */
  readonly done: CartTask | undefined;
  readonly problem: { readonly task: CartTask; readonly failure: Failure } | undefined;
  /** How far the server's clock is ahead, in milliseconds. */
  readonly clockOffset: number;
  /** Whether the cart has changed on the server since it was last loaded. */
  readonly isStale: boolean;
  /** Live stock since the running call began: its answer may be older. */
  readonly heard: readonly StockLeft[];
  readonly amountDraft: AmountDraft | undefined;
  /** Former prices of held items whose price has changed, by code. */
  readonly earlierPrices: Readonly<Record<string, number>>;
}

export type CartEvent =
  | { type: 'DO'; task: CartTask }
  | { type: 'TYPE_AMOUNT'; item: string; amount: number }
  | { type: 'COMMIT_AMOUNT' }
  | { type: 'REFRESH' }
  | { type: 'STOCK'; left: readonly StockLeft[] }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'DISMISS' };

/** Shortest wait before expired holds are checked: a wrong clock must not cause endless calls. */
const SOONEST = 1_000;
const LATEST = 2 ** 31 - 1;

/** The item of the amount draft, if the bearer holds it. */
function draftedItem({ cart, amountDraft }: CartContext) {
  return cart?.items.find(({ code, own }) => code === amountDraft?.item && own !== undefined);
}

/** The context once a task is asked for. */
function asked({ cart, queue, problem }: CartContext, task: CartTask) {
  return {
    queue: enqueue(queue, task, cart?.isExclusive === true),
    // Offline, a new task waits behind the failed one, whose problem stays visible.
    problem: problem?.failure.kind === 'connection' ? problem : undefined,
    done: undefined,
  };
}

/** Names of the cart's machine: its events, guards, actions and the calls it makes. */
export const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartEvent },
  actors: {
    load: fromPromise<Cart>(outside),
    /** Loads one item again; the others stay as they are. */
    check: fromPromise<Cart, { cart: Cart | undefined; item: string }>(outside),
    perform: fromPromise<Cart, { cart: Cart | undefined; task: CartTask | undefined }>(outside),
  },
  delays: {
    ...CALL_DELAYS,
    /** Until the first hold or offer expires, by the server's clock. */
    firstExpires: ({ context }) => {
      const until = firstExpiry(context.cart);
      if (until === undefined) return LATEST;
      const left = until - Date.now() - context.clockOffset;
      return Math.min(LATEST, Math.max(SOONEST, left + SOONEST));
    },
  },
  guards: {
    hasTask: ({ context }) => context.queue.length > 0,
    isStale: ({ context }) => context.isStale,
    isAwaited: ({ context, event }) =>
      event.type === 'STOCK' &&
      event.left.some((left) => context.cart?.items.some((item) => item.code === left.code && item.awaited)),
    isAmountHeld: ({ context }) => draftedItem(context)?.own?.amount === context.amountDraft?.amount,
    isAmountInRange: ({ context }) => {
      const { minimum = Number.NaN, maximum = Number.NaN } = draftedItem(context)?.range ?? {};
      const { amount = Number.NaN } = context.amountDraft ?? {};
      return amount >= minimum && amount <= maximum;
    },
    failedBy: isFailedBy,
  },
  actions: {
    beginLoading: assign({ isStale: false, heard: [] }),
    beginTask: assign({ heard: [] }),
    markStale: assign({ isStale: true }),
    keepCart: assign(({ context, event }) => {
      const answered = outputOf<Cart>(event);
      if (!answered) return {};
      const cart = withStock(answered, context.heard);
      return {
        cart,
        earlierPrices: earlierPrices(context.cart, context.earlierPrices, cart),
        ...(cart.now !== undefined && { clockOffset: Date.parse(cart.now) - Date.now() }),
      };
    }),
    keepStock: assign(({ context, event }) => {
      if (event.type !== 'STOCK') return {};
      const codes = new Set(event.left.map(({ code }) => code));
      const heard = [...context.heard.filter(({ code }) => !codes.has(code)), ...event.left];
      return { heard, ...(context.cart && { cart: withStock(context.cart, event.left) }) };
    }),
    enqueueTask: assign(({ context, event }) => {
      if (event.type !== 'DO') return {};
      const { task } = event;
      const amount = task.kind === 'hold' ? task.amount : undefined;
      return {
        ...asked(context, task),
        ...(amount !== undefined && { amountDraft: { item: itemOf(task), amount } }),
      };
    }),
    typeAmount: assign(({ event }) =>
      event.type === 'TYPE_AMOUNT' ? { amountDraft: { item: event.item, amount: event.amount } } : {},
    ),
    enqueueAmount: assign(({ context }) => {
      const { amountDraft } = context;
      const quantity = draftedItem(context)?.own?.quantity ?? 1;
      return amountDraft ? asked(context, { kind: 'hold', quantity, ...amountDraft }) : {};
    }),
    forgetAmount: assign({ amountDraft: undefined }),
    finishTask: assign(({ context }) => {
      const [done, ...queue] = context.queue;
      const draft = context.amountDraft;
      const isHeld = draftedItem(context) !== undefined;
      const isCommitted = done?.kind === 'hold' && done.amount === draft?.amount;
      return { done, queue, amountDraft: isHeld && !isCommitted ? draft : undefined };
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
