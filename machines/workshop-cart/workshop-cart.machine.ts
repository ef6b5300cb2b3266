import { cartSetup } from './cart-setup.ts';

const doIt = { DO: { actions: 'enqueueTask' as const } };

/**
 * The seats that a registrant picks (spec §4 "Workshop cart"): each wish is a call, done in order; a seat that has
 * gone leaves the cart as it was and shows the schedule anew; a lost connection keeps the wish; when the holds end
 * the cart is asked for what is left of it.
 */
export const workshopCartMachine = cartSetup.createMachine({
  id: 'workshopCart',
  context: { queue: [], done: undefined, problem: undefined, clockOffset: 0 },
  initial: 'loading',
  states: {
    loading: {
      on: doIt,
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: 'keepLoaded' },
        onError: 'unloaded',
      },
    },
    unloaded: { on: { RETRY: 'loading', ONLINE: 'loading' } },
    ready: {
      initial: 'idle',
      on: { ...doIt, DISMISS: { actions: 'forgetProblem' } },
      states: {
        idle: {
          always: { target: 'working', guard: 'hasTask' },
          after: { holdsEnd: 'refreshing' },
          on: { REFRESH: 'refreshing', ONLINE: 'refreshing' },
        },
        working: {
          invoke: {
            src: 'perform',
            input: ({ context }) => ({ task: context.queue[0] }),
            onDone: { target: 'idle', actions: 'keepCart' },
            onError: [
              {
                target: 'disconnected',
                guard: { type: 'failedBy', params: { kind: 'connection' } },
                actions: 'keepProblem',
              },
              { target: 'refreshing', actions: ['keepProblem', 'dropTask'] },
            ],
          },
        },
        refreshing: {
          invoke: {
            src: 'load',
            onDone: { target: 'idle', actions: 'keepLoaded' },
            // What is shown may be old; the next wish finds out.
            onError: 'idle',
          },
        },
        disconnected: {
          on: {
            RETRY: { target: 'working', actions: 'forgetProblem' },
            ONLINE: { target: 'working', actions: 'forgetProblem' },
            DISMISS: { target: 'refreshing', actions: ['dropAll', 'forgetProblem'] },
          },
        },
      },
    },
  },
});

export type WorkshopCartMachine = typeof workshopCartMachine;
