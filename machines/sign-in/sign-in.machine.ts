import { assign, fromPromise, setup } from 'xstate';
import type { SignedIn } from '#engine/contract/organizers.ts';
import { failureIn, outside } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';

export interface SignInContext {
  readonly email: string;
  readonly failure: Failure | undefined;
  /** Who has signed in. */
  readonly organizer: SignedIn | undefined;
}

export type SignInEvent =
  /** Asks for a code to be mailed to an address. */
  | { type: 'SEND'; email: string }
  /** Tries the code. */
  | { type: 'ENTER'; code: string }
  /** Enters an address with a code that another page has handed over. */
  | { type: 'HAND_OVER'; email: string; code: string }
  /** Goes on, after a reload, where a code was mailed to an address. */
  | { type: 'RESUME'; email: string }
  /** Asks for another code for the same address. */
  | { type: 'AGAIN' }
  /** Goes back to correct the address. */
  | { type: 'BACK' };

const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    output: {} as { organizer: SignedIn | undefined },
  },
  actors: {
    send: fromPromise<{ minutes: number }, { email: string }>(outside),
    enter: fromPromise<SignedIn, { email: string; code: string }>(outside),
  },
  actions: {
    keepEmail: assign({
      email: ({ context, event }) => ('email' in event ? event.email : context.email),
      failure: undefined,
    }),
    keepOrganizer: assign({ organizer: ({ event }) => outputOf<SignedIn>(event) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: undefined }),
  },
});

/** An organizer signs in: an address, then the one-time code that was mailed to it. */
export const signInMachine = signInSetup.createMachine({
  id: 'sign-in',
  context: { email: '', failure: undefined, organizer: undefined },
  initial: 'address',
  states: {
    address: {
      on: {
        SEND: { target: 'sending', actions: 'keepEmail' },
        HAND_OVER: { target: 'entering', actions: 'keepEmail' },
        RESUME: { target: 'code', actions: 'keepEmail' },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'code',
        onError: { target: 'address', actions: 'keepFailure' },
      },
    },
    code: {
      on: {
        ENTER: { target: 'entering', actions: 'forgetFailure' },
        AGAIN: { target: 'sending', actions: 'forgetFailure' },
        BACK: { target: 'address', actions: 'forgetFailure' },
      },
    },
    entering: {
      invoke: {
        src: 'enter',
        input: ({ context, event }) => ({
          email: context.email,
          code: 'code' in event ? event.code : '',
        }),
        onDone: { target: 'signedIn', actions: 'keepOrganizer' },
        onError: { target: 'code', actions: 'keepFailure' },
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => ({ organizer: context.organizer }),
});
