import { cartSetup } from './cart-setup.ts';
import { itemOf } from './cart-tasks.ts';

const onDo = { DO: { actions: 'enqueueTask' as const } };

/**
 * Items with a limited stock (spec §4 "Workshop cart"): each task is a call, performed in order. A refused task leaves
 * the cart unchanged and reloads its item; a lost connection keeps the queue; expired holds and offers reload the cart.
 * Live stock overrides answers requested before it, and missed messages are made up for once no task waits.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: {
    cart: undefined,
    queue: [],
    done: undefined,
    problem: undefined,
    clockOffset: 0,
    isStale: false,
    heard: [],
    amountDraft: undefined,
    earlierPrices: {},
  },
  initial: 'loading',
  on: {
    STOCK: [{ guard: 'isAwaited', actions: ['keepStock', 'markStale'] }, { actions: 'keepStock' }],
    TYPE_AMOUNT: { actions: 'typeAmount' },
  },
  states: {
    loading: {
      on: { ...onDo, REFRESH: { actions: 'markStale' } },
      entry: 'beginLoading',
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: 'keepCart' },
        onError: 'unloaded',
      },
    },
    unloaded: { on: { RETRY: 'loading', ONLINE: 'loading', REFRESH: 'loading' } },
    ready: {
      initial: 'idle',
      on: {
        ...onDo,
        COMMIT_AMOUNT: [
          { guard: 'isAmountHeld', actions: 'forgetAmount' },
          { guard: 'isAmountInRange', actions: 'enqueueAmount' },
        ],
        DISMISS: { actions: 'forgetProblem' },
        REFRESH: { actions: 'markStale' },
        ONLINE: { actions: 'markStale' },
      },
      states: {
        idle: {
          always: [
            { target: 'working', guard: 'hasTask' },
            { target: 'refreshing', guard: 'isStale' },
          ],
          after: { firstExpires: 'refreshing' },
        },
        working: {
          entry: 'beginTask',
          invoke: {
            src: 'perform',
            input: ({ context }) => ({ cart: context.cart, task: context.queue[0] }),
            onDone: { target: 'idle', actions: ['keepCart', 'finishTask'] },
            onError: [
              {
                target: 'disconnected',
                guard: { type: 'failedBy', params: { kind: 'connection' } },
                actions: 'keepProblem',
              },
              { target: 'checking', actions: ['keepProblem', 'dropTask'] },
            ],
          },
        },
        checking: {
          entry: 'beginTask',
          invoke: {
            src: 'check',
            input: ({ context: { cart, problem } }) => ({ cart, item: problem ? itemOf(problem.task) : '' }),
            onDone: { target: 'idle', actions: 'keepCart' },
            onError: { target: 'idle', actions: 'markStale' },
          },
        },
        refreshing: {
          // A task does not wait for a reload.
          on: { DO: { target: 'working', actions: ['enqueueTask', 'markStale'] } },
          entry: 'beginLoading',
          invoke: {
            src: 'load',
            onDone: { target: 'idle', actions: 'keepCart' },
            // The page may show an older cart; the next task finds out.
            onError: 'idle',
          },
        },
        disconnected: {
          on: {
            RETRY: { target: 'working', actions: 'forgetProblem' },
            ONLINE: { target: 'working', actions: ['forgetProblem', 'markStale'] },
            DISMISS: { target: 'refreshing', actions: ['dropAll', 'forgetProblem'] },
          },
        },
      },
    },
  },
});

export type CartMachine = typeof cartMachine;
