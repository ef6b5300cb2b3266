import { cartSetup } from './cart-setup.ts';

const doIt = { DO: { actions: 'enqueueTask' as const } };

/**
 * The seats that a registrant picks (spec §4 "Workshop cart"): each wish is a call, done in order; a seat that has
 * gone leaves the cart as it was and shows the schedule anew; a lost connection keeps the wish; when the holds end
 * the cart is asked for what is left of it. Seats are those that were told last, and what may have been missed is
 * asked for as soon as nothing else is under way.
 */
export const workshopCartMachine = cartSetup.createMachine({
  id: 'workshopCart',
  context: { queue: [], done: undefined, problem: undefined, clockOffset: 0, isStale: false, heard: [] },
  initial: 'loading',
  on: { SEATS: { actions: 'keepSeats' } },
  states: {
    loading: {
      on: { ...doIt, REFRESH: { actions: 'markStale' } },
      entry: 'beginLoading',
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: 'keepLoaded' },
        onError: 'unloaded',
      },
    },
    unloaded: { on: { RETRY: 'loading', ONLINE: 'loading', REFRESH: 'loading' } },
    ready: {
      initial: 'idle',
      on: {
        ...doIt,
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
          after: { holdsEnd: 'refreshing' },
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
          entry: 'beginLoading',
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
