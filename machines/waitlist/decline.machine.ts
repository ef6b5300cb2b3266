import { sendTo, setup } from 'xstate';
import { callMachine } from '../call/call.machine.ts';

export interface DeclineContext {
  readonly entry: string;
  /** Whether the visitor followed a link in an email, which is a request to decline. */
  readonly asked: boolean;
}

export type DeclineEvent =
  | { type: 'DECLINE' }
  | { type: 'KEEP' }
  | { type: 'CONFIRM' }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'EDIT' };

const declineSetup = setup({
  types: {
    context: {} as DeclineContext,
    events: {} as DeclineEvent,
    input: {} as { entry: string; asked: boolean },
  },
  actors: { decline: callMachine },
  guards: { isAsked: ({ context }) => context.asked },
  actions: {
    retry: sendTo('call', { type: 'RETRY' }),
    online: sendTo('call', { type: 'ONLINE' }),
  },
});

/** Declining an offered place, after a confirmation. */
export const declineMachine = declineSetup.createMachine({
  id: 'decline',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: { always: [{ target: 'asking', guard: 'isAsked' }, { target: 'offered' }] },
    offered: { on: { DECLINE: 'asking' } },
    asking: { on: { CONFIRM: 'declining', KEEP: 'offered' } },
    declining: {
      invoke: {
        id: 'call',
        src: 'decline',
        input: ({ context }) => ({ request: context.entry }),
        onDone: 'declined',
        onError: 'offered',
      },
      on: { RETRY: { actions: 'retry' }, ONLINE: { actions: 'online' }, EDIT: 'offered' },
    },
    declined: { type: 'final' },
  },
});
