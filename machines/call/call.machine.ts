import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';
import { CALL_DELAYS, failureIn, isFailedBy, onFailure, outside, whileCalling } from './call-block.ts';

export interface CallContext {
  /** The request, kept for retries. */
  readonly request: unknown;
  readonly answer: unknown;
  readonly failure: Failure | undefined;
}

export type CallEvent =
  | { type: 'CALL'; request: unknown }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  /** Goes back to the input to fix it. */
  | { type: 'EDIT' };

const callSetup = setup({
  types: {
    context: {} as CallContext,
    events: {} as CallEvent,
    /** The request of a child, made immediately; without it the call waits for an event. */
    input: {} as { request: unknown } | undefined,
    output: {} as { answer: unknown },
  },
  actors: { ask: fromPromise<unknown, { request: unknown }>(outside) },
  delays: CALL_DELAYS,
  guards: { failedBy: isFailedBy, isAsked: ({ context }) => context.request !== undefined },
  actions: {
    takeRequest: assign({
      request: ({ context, event }) => (event.type === 'CALL' ? event.request : context.request),
      failure: undefined,
    }),
    keepAnswer: assign({ answer: ({ event }) => outputOf<unknown>(event) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: undefined }),
    forgetRequest: assign({ request: undefined, failure: undefined }),
  },
});

const again = { target: 'calling', actions: 'forgetFailure' as const };
const anew = { target: 'calling', actions: 'takeRequest' as const };
const back = { target: 'ready', actions: 'forgetRequest' as const };

type Answered = { type: 'final' } | { on: { CALL: typeof anew } };

const chartOf = (answered: Answered) =>
  callSetup.createMachine({
    id: 'call',
    context: ({ input }) => ({ request: input?.request, answer: undefined, failure: undefined }),
    output: ({ context }) => ({ answer: context.answer }),
    initial: 'ready',
    states: {
      ready: { always: { guard: 'isAsked', target: 'calling' }, on: { CALL: anew } },
      calling: {
        ...whileCalling('call.calling'),
        invoke: {
          src: 'ask',
          input: ({ context }) => ({ request: context.request }),
          onDone: { target: 'answered', actions: 'keepAnswer' },
          onError: onFailure({
            connection: 'lostConnection',
            unauthorized: 'signedOut',
            fault: 'failed',
            otherwise: 'refused',
          }),
        },
      },
      lostConnection: { on: { RETRY: again, ONLINE: again, EDIT: back, CALL: anew } },
      failed: { on: { RETRY: again, EDIT: back, CALL: anew } },
      refused: { on: { EDIT: back, CALL: anew } },
      signedOut: { on: { EDIT: back, CALL: anew } },
      answered,
    },
  });

/**
 * One call: pending, slow, answered; or lost, refused, failed, or signed out. Every state except the answer has a way
 * on.
 */
export const callMachine = chartOf({ type: 'final' });

/** The same for a page that asks again once it was answered: the next badge, another address. */
export const pageCallMachine = chartOf({ on: { CALL: anew } });
