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

/** A registration that this device has open and not submitted. */
export interface OpenRegistration {
  readonly code: string;
  readonly email: string;
  /** Its choices; undefined where the device does not know them. */
  readonly choice: RegistrationChoice | undefined;
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
  /** The registration that was open already when the start was asked for. */
  readonly open: OpenRegistration | undefined;
  /** Whether that one gives up its place for the new one. */
  readonly startsOver: boolean;
  /** Whether the call under way corrects that one's address. */
  readonly corrects: boolean;
  readonly registration: Registration | undefined;
  readonly failure: Failure | undefined;
  /** The idempotency key of the start, so that a retry starts only one. */
  readonly key: string | undefined;
}

export type StartEvent =
  | {
      type: 'BEGIN';
      email: string;
      choice: RegistrationChoice;
      key: string;
      pass?: StartPass;
      open?: OpenRegistration | undefined;
    }
  | { type: 'CONTINUE' }
  | { type: 'START_OVER' }
  | { type: 'ANOTHER' }
  | { type: 'RETRY' }
  | { type: 'EDIT' }
  | { type: 'ONLINE' };

export interface BeginInput {
  readonly email: string;
  readonly choice: RegistrationChoice;
  readonly key: string;
  readonly pass: StartPass | undefined;
  /** The code of the registration that gives up its place. */
  readonly insteadOf: string | undefined;
}

/** A new address for an open registration. */
export interface Correction {
  readonly code: string;
  readonly email: string;
  readonly former: string;
}

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each) => b.includes(each));

/** Whether what was typed differs from what is open. */
export function differences(request: StartRequest | undefined, open: OpenRegistration | undefined) {
  const address = (typed = '') => typed.trim().toLowerCase();
  const [now, before] = [request?.choice, open?.choice];
  const isSameChoice =
    now === undefined ||
    before === undefined ||
    (now.track === before.track &&
      now.mode === before.mode &&
      sameSet(now.registrations_day, before.registrations_day));
  return { email: address(request?.email) !== address(open?.email), choice: !isSameChoice };
}

const startSetup = setup({
  types: {
    context: {} as StartContext,
    events: {} as StartEvent,
    output: {} as { registration: Registration | undefined },
  },
  actors: {
    check: fromPromise<StartCheck, StartRequest>(outside),
    begin: fromPromise<{ registration: Registration }, BeginInput>(outside),
    correct: fromPromise<unknown, Correction>(outside),
  },
  delays: CALL_DELAYS,
  guards: {
    answered: ({ event }, params: { status: StartCheck['status'] }) =>
      outputOf<StartCheck>(event)?.status === params.status,
    /** Whether the holder of a pass can continue although it is full or closed; the server checks the pass. */
    mayPass: ({ context, event }) =>
      (context.request?.pass !== undefined || context.startsOver) &&
      ['full', 'closed'].includes(outputOf<StartCheck>(event)?.status ?? ''),
    hasOpen: ({ event }) => event.type === 'BEGIN' && event.open !== undefined,
    isTheOpenOne: ({ event }) => {
      if (event.type !== 'BEGIN' || event.open === undefined) return false;
      const { email, choice } = differences(event, event.open);
      return !email && !choice;
    },
    isOtherAddress: ({ context }) => differences(context.request, context.open).email,
    correctsAddress: ({ context }) => context.corrects,
    failedBy: isFailedBy,
  },
  actions: {
    takeBeginning: assign({
      request: ({ event }) =>
        event.type === 'BEGIN' ? { email: event.email, choice: event.choice, pass: event.pass } : undefined,
      key: ({ event }) => (event.type === 'BEGIN' ? event.key : undefined),
      open: ({ event }) => (event.type === 'BEGIN' ? event.open : undefined),
      startsOver: false,
      corrects: false,
      failure: undefined,
    }),
    keepRegistration: assign({
      registration: ({ event }) => outputOf<{ registration?: Registration }>(event)?.registration,
    }),
    giveUpOpen: assign({ startsOver: true }),
    correctAddress: assign({ corrects: true }),
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
const begin = [
  { target: 'continued', guard: 'isTheOpenOne' as const, actions: 'takeBeginning' as const },
  { target: 'asking', guard: 'hasOpen' as const, actions: 'takeBeginning' as const },
  { target: 'checking', actions: 'takeBeginning' as const },
];
const again = [{ target: 'correcting', guard: 'correctsAddress' as const }, { target: 'checking' }];
const edit = { target: 'choosing', actions: 'forgetFailure' as const };

/** Starting a registration, or continuing the one that this device has open (spec §2, §4). */
export const startMachine = startSetup.createMachine({
  id: 'start',
  context: {
    request: undefined,
    open: undefined,
    startsOver: false,
    corrects: false,
    registration: undefined,
    failure: undefined,
    key: undefined,
  },
  initial: 'choosing',
  output: ({ context }) => ({ registration: context.registration }),
  states: {
    choosing: { on: { BEGIN: begin } },
    asking: {
      on: {
        CONTINUE: [
          { target: 'correcting', guard: 'isOtherAddress', actions: 'correctAddress' },
          { target: 'continued' },
        ],
        START_OVER: { target: 'checking', actions: 'giveUpOpen' },
        ANOTHER: 'checking',
        EDIT: edit,
      },
    },
    correcting: {
      ...whileCalling('start.correcting'),
      invoke: {
        src: 'correct',
        input: ({ context: { open, request } }) => ({
          code: open?.code ?? '',
          email: request?.email ?? '',
          former: open?.email ?? '',
        }),
        onDone: 'continued',
        onError: onFailure({ connection: 'lostConnection', invalid: 'choosing', otherwise: 'failed' }),
      },
    },
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
          insteadOf: context.startsOver ? context.open?.code : undefined,
        }),
        onDone: { target: 'started', actions: 'keepRegistration' },
        onError: failures,
      },
    },
    lostConnection: { on: { RETRY: again, ONLINE: again, BEGIN: begin, EDIT: edit } },
    failed: { on: { RETRY: again, BEGIN: begin, EDIT: edit } },
    alreadyRegistered: { on: { BEGIN: begin, EDIT: edit } },
    // A pass that was refused may be tried again with another code or address.
    full: { on: { BEGIN: begin, EDIT: edit } },
    closed: { on: { BEGIN: begin, EDIT: edit } },
    started: { type: 'final' },
    continued: { type: 'final' },
  },
});
