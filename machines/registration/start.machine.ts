import { assign, fromPromise, setup } from 'xstate';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { Registration, registration } from '#engine/contract/registration.ts';
import type { Mode } from '#engine/event/properties/modes.ts';
import { CALL_DELAYS, failureIn, isFailedBy, onFailure, outside, whileCalling } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';

/** The choices of a new registration. */
export interface RegistrationChoice {
  readonly track: string;
  readonly mode: Mode;
  readonly registrations_day: string[];
}

/** A pass for a closed or full event: an invitation, or an offered place. */
export interface StartPass {
  readonly invitation_code?: string;
  readonly entry_ID?: string;
}

/** The request to start. */
export interface StartRequest {
  readonly email: string;
  readonly choice?: RegistrationChoice;
  readonly pass?: StartPass;
}

export type StartCheck = AnswerOf<(typeof registration)['checkRegistration']>;

export interface StartContext {
  readonly request: StartRequest | undefined;
  readonly registration: Registration | undefined;
  readonly failure: Failure | undefined;
  /** The idempotency key of the start, so that a retry starts only one. */
  readonly key: string | undefined;
}

export type StartEvent =
  | { type: 'BEGIN'; email: string; choice: RegistrationChoice; key: string; pass?: StartPass }
  | { type: 'RETRY' }
  | { type: 'EDIT' }
  | { type: 'ONLINE' };

export interface BeginInput {
  readonly email: string;
  readonly choice: RegistrationChoice;
  readonly key: string;
  readonly pass: StartPass | undefined;
}

const startSetup = setup({
  types: {
    context: {} as StartContext,
    events: {} as StartEvent,
    output: {} as { registration: Registration },
  },
  actors: {
    check: fromPromise<StartCheck, StartRequest>(outside),
    begin: fromPromise<{ registration: Registration }, BeginInput>(outside),
  },
  delays: CALL_DELAYS,
  guards: {
    answered: ({ event }, params: { status: StartCheck['status'] }) =>
      outputOf<StartCheck>(event)?.status === params.status,
    /** Whether the holder of a pass can continue although it is full or closed; the server checks the pass. */
    mayPass: ({ context, event }) =>
      context.request?.pass !== undefined &&
      ['full', 'closed'].includes(outputOf<StartCheck>(event)?.status ?? ''),
    failedBy: isFailedBy,
  },
  actions: {
    takeBeginning: assign({
      request: ({ event }) =>
        event.type === 'BEGIN' ? { email: event.email, choice: event.choice, pass: event.pass } : undefined,
      key: ({ event }) => (event.type === 'BEGIN' ? event.key : undefined),
      failure: undefined,
    }),
    keepRegistration: assign({
      registration: ({ event }) => outputOf<{ registration?: Registration }>(event)?.registration,
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: undefined }),
  },
});

const answered = (status: StartCheck['status']) => ({ type: 'answered' as const, params: { status } });

const failures = onFailure({
  connection: 'lostConnection',
  invalid: 'choosing',
  full: 'full',
  closed: 'closed',
  already_registered: 'alreadyRegistered',
  otherwise: 'failed',
});
const begin = { target: 'checking', actions: 'takeBeginning' as const };
const edit = { target: 'choosing', actions: 'forgetFailure' as const };

/** Starting a registration (spec §2, §4). */
export const startMachine = startSetup.createMachine({
  id: 'start',
  context: { request: undefined, registration: undefined, failure: undefined, key: undefined },
  initial: 'choosing',
  output: ({ context }) => ({ registration: context.registration as Registration }),
  states: {
    choosing: { on: { BEGIN: begin } },
    checking: {
      ...whileCalling('start.checking'),
      invoke: {
        src: 'check',
        input: ({ context }) => context.request ?? { email: '' },
        onDone: [
          { target: 'beginning', guard: answered('new') },
          { target: 'beginning', guard: 'mayPass' },
          { target: 'alreadyRegistered', guard: answered('already_registered') },
          { target: 'full', guard: answered('full') },
          { target: 'closed' },
        ],
        onError: failures,
      },
    },
    beginning: {
      ...whileCalling('start.beginning'),
      invoke: {
        src: 'begin',
        input: ({ context }) => ({
          email: context.request?.email ?? '',
          choice: context.request?.choice ?? { track: '', mode: 'Online', registrations_day: [] },
          key: context.key ?? '',
          pass: context.request?.pass,
        }),
        onDone: { target: 'started', actions: 'keepRegistration' },
        onError: failures,
      },
    },
    lostConnection: { on: { RETRY: 'checking', ONLINE: 'checking', BEGIN: begin, EDIT: edit } },
    failed: { on: { RETRY: 'checking', BEGIN: begin, EDIT: edit } },
    alreadyRegistered: { on: { BEGIN: begin, EDIT: edit } },
    // A pass that was refused may be tried again with another code or address.
    full: { on: { BEGIN: begin, EDIT: edit } },
    closed: { on: { BEGIN: begin, EDIT: edit } },
    started: { type: 'final' },
  },
});
