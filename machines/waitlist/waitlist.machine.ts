import { assign, fromPromise, setup } from 'xstate';
import { asFailure, type Failure, type FailureKind } from '../failure.ts';

/** Who waits, and for what: a track, or the event without one. */
export interface WaitingPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: string;
  readonly track?: string;
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

const outside = () => Promise.reject(new Error('This actor must be provided'));

const waitlistSetup = setup({
  types: { context: {} as WaitlistContext, events: {} as WaitlistEvent },
  actors: {
    check: fromPromise<{ waitlist: 'Y' | 'N'; entry_ID?: string }, WaitingPerson | undefined>(outside),
    save: fromPromise<WaitlistPlace, { person: WaitingPerson | undefined; entry: string }>(outside),
  },
  guards: {
    mustWait: ({ event }) => 'output' in event && (event.output as { waitlist: string }).waitlist === 'Y',
    failedBy: ({ event }, params: { kind: FailureKind }) =>
      'error' in event && asFailure(event.error).kind === params.kind,
  },
  actions: {
    takePerson: assign({
      person: ({ event, context }) => (event.type === 'JOIN' ? event.person : context.person),
      failure: undefined,
    }),
    keepEntry: assign({
      // One entry however often it is tried: a repeat keeps the place in line.
      entry: ({ event, context }) =>
        context.entry ?? ('output' in event ? (event.output as { entry_ID?: string }).entry_ID : undefined),
    }),
    keepPlace: assign({
      place: ({ event }) => ('output' in event ? (event.output as WaitlistPlace) : undefined),
    }),
    keepFailure: assign({ failure: ({ event }) => ('error' in event ? asFailure(event.error) : undefined) }),
    forgetFailure: assign({ failure: undefined }),
  },
});

const failedBy = (kind: FailureKind) => ({ type: 'failedBy' as const, params: { kind } });
const failures = [
  { target: 'lostConnection', guard: failedBy('connection'), actions: 'keepFailure' as const },
  { target: 'filling', guard: failedBy('invalid'), actions: 'keepFailure' as const },
  { target: 'failed', actions: 'keepFailure' as const },
];
const edit = { target: 'filling', actions: 'forgetFailure' as const };

/** How one comes onto the waitlist of a full event or track (spec §4 "A waitlist path exists"). */
export const waitlistMachine = waitlistSetup.createMachine({
  id: 'waitlist',
  context: { person: undefined, entry: undefined, place: undefined, failure: undefined },
  initial: 'filling',
  states: {
    filling: { on: { JOIN: { target: 'checking', actions: 'takePerson' } } },
    checking: {
      invoke: {
        src: 'check',
        input: ({ context }) => context.person,
        onDone: [
          { target: 'saving', guard: 'mustWait', actions: 'keepEntry' },
          // A place has come free meanwhile: no need to wait.
          { target: 'open' },
        ],
        onError: failures,
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => ({ person: context.person, entry: context.entry ?? '' }),
        onDone: { target: 'joined', actions: 'keepPlace' },
        onError: failures,
      },
    },
    lostConnection: { on: { RETRY: 'checking', ONLINE: 'checking', EDIT: edit } },
    failed: { on: { RETRY: 'checking', EDIT: edit } },
    open: { on: { EDIT: edit } },
    joined: { type: 'final' },
  },
});
