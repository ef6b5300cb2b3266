import { assign, sendTo, setup } from 'xstate';
import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import { callMachine } from '../call/call.machine.ts';
import { outputOf } from '../output-of.ts';

/** The request to the server; the reason is its code in the policy, the refund is the one shown, in cents. */
export interface CancelRequest {
  readonly reason: string;
  readonly message: string;
  readonly expected_refund: number;
  readonly key: string;
}

export interface CancellationContext {
  readonly preview: CancellationPreview | undefined;
  readonly asked: CancelRequest | undefined;
}

export type CancellationEvent =
  | { type: 'CANCEL'; reason: string; message: string; key: string }
  /** Loads the refund again. */
  | { type: 'LOOK_AGAIN' }
  | { type: 'ABORT' }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'EDIT' };

const cancellationSetup = setup({
  types: { context: {} as CancellationContext, events: {} as CancellationEvent },
  actors: { load: callMachine, cancel: callMachine },
  guards: {
    isCancelled: ({ event }) => previewIn(event)?.registration.status === 'Cancelled',
  },
  actions: {
    keepPreview: assign({ preview: ({ event }) => previewIn(event) }),
    takeAsked: assign({
      asked: ({ context, event }) =>
        event.type === 'CANCEL'
          ? {
              reason: event.reason,
              message: event.message,
              expected_refund: context.preview?.refund.back ?? 0,
              key: event.key,
            }
          : context.asked,
    }),
    retry: sendTo('call', { type: 'RETRY' }),
    online: sendTo('call', { type: 'ONLINE' }),
  },
});

function previewIn(event: object): CancellationPreview | undefined {
  return outputOf<{ answer?: CancellationPreview }>(event)?.answer;
}

const waysOn = { RETRY: { actions: 'retry' as const }, ONLINE: { actions: 'online' as const } };
const look = { target: 'looking', reenter: true };

/**
 * Cancelling a registration: the refund is shown before anything happens, and it can be aborted until the end (spec
 * §4).
 */
export const cancellationMachine = cancellationSetup.createMachine({
  id: 'cancellation',
  context: { preview: undefined, asked: undefined },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'call',
        src: 'load',
        input: () => ({ request: 'preview' }),
        onDone: [
          { target: 'cancelled', guard: 'isCancelled', actions: 'keepPreview' },
          { target: 'deciding', actions: 'keepPreview' },
        ],
        onError: 'unavailable',
      },
      on: { ...waysOn, LOOK_AGAIN: look, ABORT: 'aborted' },
    },
    unavailable: { on: { LOOK_AGAIN: look, ABORT: 'aborted' } },
    deciding: {
      on: { CANCEL: { target: 'cancelling', actions: 'takeAsked' }, LOOK_AGAIN: look, ABORT: 'aborted' },
    },
    cancelling: {
      invoke: {
        id: 'call',
        src: 'cancel',
        input: ({ context }) => ({ request: context.asked }),
        // The result, with its refund, is loaded.
        onDone: 'looking',
        onError: 'deciding',
      },
      on: {
        ...waysOn,
        CANCEL: { target: 'cancelling', actions: 'takeAsked', reenter: true },
        EDIT: 'deciding',
        LOOK_AGAIN: look,
        ABORT: 'aborted',
      },
    },
    cancelled: { on: { LOOK_AGAIN: look } },
    aborted: { type: 'final' },
  },
});
