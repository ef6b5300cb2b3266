import { assign, sendTo, setup } from 'xstate';
import type { Registration } from '#engine/contract/registration.ts';
import { callMachine } from '../call/call.machine.ts';
import { outputOf } from '../output-of.ts';

/** The credentials of a registration. */
export interface CodeAndEmail {
  readonly code: string;
  readonly email: string;
}

export interface LookupContext {
  /** The last input, for the next call and for messages. */
  readonly code: string;
  readonly email: string;
  readonly access_code: string;
  /** The registrations of the signed-in visitor. */
  readonly found: readonly Registration[];
  readonly opened: Registration | undefined;
}

export type LookupEvent =
  | ({ type: 'OPEN' } & CodeAndEmail)
  | { type: 'SEND_CODE'; email: string }
  | { type: 'ASK_ACCESS'; email: string }
  | { type: 'SIGN_IN'; access_code: string }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'EDIT' };

const lookupSetup = setup({
  types: {
    context: {} as LookupContext,
    events: {} as LookupEvent,
    output: {} as { registration: Registration | undefined },
  },
  actors: { open: callMachine, sendCode: callMachine, sendAccess: callMachine, signIn: callMachine },
  guards: {
    isOne: ({ event }) => answeredList(event).length === 1,
  },
  actions: {
    takeAsked: assign(({ context, event }) => ({
      code: 'code' in event ? event.code : context.code,
      email: 'email' in event ? event.email : context.email,
    })),
    takeAccessCode: assign({
      access_code: ({ context, event }) => ('access_code' in event ? event.access_code : context.access_code),
    }),
    keepFound: assign(({ event }) => {
      const found = answeredList(event);
      // A single registration is opened directly.
      const [only] = found;
      return { found, ...(only && found.length === 1 && { code: only.code, email: only.email }) };
    }),
    keepOpened: assign({
      opened: ({ event }) => answerIn<{ registration?: Registration }>(event)?.registration,
    }),
    retry: sendTo('call', { type: 'RETRY' }),
    online: sendTo('call', { type: 'ONLINE' }),
  },
});

/** The answer of the call that just ended. */
function answerIn<Answer>(event: object): Answer | undefined {
  return outputOf<{ answer?: Answer }>(event)?.answer;
}

const answeredList = (event: object): readonly Registration[] =>
  answerIn<{ registrations?: readonly Registration[] }>(event)?.registrations ?? [];

const asks = {
  OPEN: { target: 'opening', actions: 'takeAsked' as const, reenter: true },
  SEND_CODE: { target: 'sendingCode', actions: 'takeAsked' as const, reenter: true },
  ASK_ACCESS: { target: 'sendingAccess', actions: 'takeAsked' as const, reenter: true },
};
const signIn = { target: 'signingIn', actions: 'takeAccessCode' as const, reenter: true };
/** Also after a failed call: its input is still in the form. */
const edit = { target: 'asking' };
/** The ways on after a failed call; each is a machine of its own. */
const waysOn = { ...asks, RETRY: { actions: 'retry' as const }, ONLINE: { actions: 'online' as const } };

/** How a registration is found again: by its code, or signed in by a code from a mail (spec §2, §4, §8). */
export const lookupMachine = lookupSetup.createMachine({
  id: 'lookup',
  context: { code: '', email: '', access_code: '', found: [], opened: undefined },
  output: ({ context }) => ({ registration: context.opened }),
  initial: 'asking',
  states: {
    asking: { on: asks },
    opening: {
      invoke: {
        id: 'call',
        src: 'open',
        input: ({ context: { code, email } }) => ({ request: { code, email } }),
        onDone: { target: 'opened', actions: 'keepOpened' },
        onError: edit,
      },
      on: { ...waysOn, EDIT: edit },
    },
    sendingCode: {
      invoke: {
        id: 'call',
        src: 'sendCode',
        input: ({ context: { email } }) => ({ request: { email } }),
        onDone: 'codeSent',
        onError: edit,
      },
      on: { ...waysOn, EDIT: edit },
    },
    codeSent: { on: { ...asks, EDIT: edit } },
    sendingAccess: {
      invoke: {
        id: 'call',
        src: 'sendAccess',
        input: ({ context: { email } }) => ({ request: { email } }),
        onDone: 'typing',
        onError: edit,
      },
      on: { ...waysOn, EDIT: edit },
    },
    typing: { on: { SIGN_IN: signIn, ASK_ACCESS: asks.ASK_ACCESS, EDIT: edit } },
    signingIn: {
      invoke: {
        id: 'call',
        src: 'signIn',
        input: ({ context: { email, access_code } }) => ({ request: { email, access_code } }),
        onDone: [
          { target: 'opening', guard: 'isOne', actions: 'keepFound' },
          { target: 'listed', actions: 'keepFound' },
        ],
        onError: edit,
      },
      on: { ...waysOn, SIGN_IN: signIn, EDIT: edit },
    },
    listed: { on: { OPEN: asks.OPEN, EDIT: edit } },
    opened: { type: 'final' },
  },
});
