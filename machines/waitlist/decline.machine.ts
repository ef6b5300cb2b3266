import { sendTo, setup } from 'xstate';
import { callMachine } from '../call/call.machine.ts';

export interface DeclineContext {
  readonly entry: string;
  /** Who follows the link of the mail has asked already. */
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

/** How an offered place is given to the next in line: only once whoever declines it has been asked. */
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
