import { assign, fromPromise, setup } from 'xstate';
import { CALL_DELAYS, failureIn, isFailedBy, onFailure, outside, whileCalling } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';

/** A person to wait for a track, a day, a flow, or without any of them the event. */
export interface WaitingPerson {
  readonly first_name: string;
  readonly last_name?: string;
  readonly email: string;
  readonly phone?: string;
  readonly track?: string;
  readonly day?: string;
  readonly flow?: string;
}

export interface WaitlistPlace {
  readonly entry_ID: string;
  readonly position: number;
}

export interface WaitlistContext {
  readonly person: WaitingPerson | undefined;
  readonly entry: string | undefined;
  readonly place: WaitlistPlace | undefined;
  readonly failure: Failure | undefined;
}

export type WaitlistEvent =
  | { type: 'JOIN'; person: WaitingPerson }
  | { type: 'RETRY' }
  | { type: 'EDIT' }
  | { type: 'ONLINE' };

const waitlistSetup = setup({
  types: { context: {} as WaitlistContext, events: {} as WaitlistEvent },
  actors: {
    check: fromPromise<{ waitlist: 'Y' | 'N'; entry_ID?: string }, WaitingPerson | undefined>(outside),
    save: fromPromise<WaitlistPlace, { person: WaitingPerson | undefined; entry: string }>(outside),
  },
  delays: CALL_DELAYS,
  guards: {
    mustWait: ({ event }) => outputOf<{ waitlist: string }>(event)?.waitlist === 'Y',
    failedBy: isFailedBy,
  },
  actions: {
    takePerson: assign({
      person: ({ event, context }) => (event.type === 'JOIN' ? event.person : context.person),
      failure: undefined,
    }),
    keepEntry: assign({
      // One entry however often it is tried: a repeat keeps the place in line.
      entry: ({ event, context }) => context.entry ?? outputOf<{ entry_ID?: string }>(event)?.entry_ID,
    }),
    keepPlace: assign({
      place: ({ event }) => outputOf<WaitlistPlace>(event),
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: undefined }),
  },
});

const failures = onFailure({ connection: 'lostConnection', invalid: 'filling', otherwise: 'failed' });
const join = { target: 'checking', actions: 'takePerson' as const };
const edit = { target: 'filling', actions: 'forgetFailure' as const };

/** Joining the waitlist of a full event or track (spec §4 "A waitlist path exists"). */
export const waitlistMachine = waitlistSetup.createMachine({
  id: 'waitlist',
  context: { person: undefined, entry: undefined, place: undefined, failure: undefined },
  initial: 'filling',
  states: {
    filling: { on: { JOIN: join } },
    checking: {
      ...whileCalling('waitlist.checking'),
      invoke: {
        src: 'check',
        input: ({ context }) => context.person,
        onDone: [
          { target: 'saving', guard: 'mustWait', actions: 'keepEntry' },
          // A place is available by now: waiting is unnecessary.
          { target: 'open' },
        ],
        onError: failures,
      },
    },
    saving: {
      ...whileCalling('waitlist.saving'),
      invoke: {
        src: 'save',
        input: ({ context }) => ({ person: context.person, entry: context.entry ?? '' }),
        onDone: { target: 'joined', actions: 'keepPlace' },
        onError: failures,
      },
    },
    lostConnection: { on: { RETRY: 'checking', ONLINE: 'checking', JOIN: join, EDIT: edit } },
    failed: { on: { RETRY: 'checking', JOIN: join, EDIT: edit } },
    open: { on: { JOIN: join, EDIT: edit } },
    joined: { type: 'final' },
  },
});
