import {
  type ActorLogic,
  type AnyEventObject,
  assign,
  fromPromise,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { ChangePreview, OfferPreview } from '#engine/contract/change.ts';
import { callMachine } from '#machines/call/call.machine.ts';
import { failureIn, outside } from '#machines/call/call-block.ts';
import type { Failure, FailureKind } from '#machines/failure.ts';
import { outputOf } from '../output-of.ts';

/** The new choices of a registration; without sessions, those that fit are kept. */
export type ChangeChoice = Omit<ChangePreview['choice'], 'sessions'> & {
  readonly sessions?: readonly string[];
  readonly correction?: ChangeCorrection;
};

/** The answers of a step, corrected in a version of its form; both they and those they began from as JSON text. */
export interface ChangeCorrection {
  readonly form_type: string;
  readonly version: number;
  readonly values: string;
  readonly base: string;
}

/** What a change is shown as before it is made: any of a registration, or an offer that an application accepts. */
export type ShownChange = ChangePreview | OfferPreview;

/** The request to the server; the difference is the one shown, in cents. */
export interface ChangeRequest {
  readonly choice: ChangeChoice | ChangeInput;
  readonly expected_difference: number;
}

/** A change to be made and paid for; a total of 0 needs no payment. */
export interface ChangeSubmission {
  readonly key: string;
  readonly total: number;
  readonly submission: ChangeRequest;
}

/** How a change ended. */
export type ChangeOutput =
  | { readonly outcome: 'confirmed'; readonly result: { readonly difference: number } }
  | { readonly outcome: 'refused'; readonly failure: Failure };
/** The actor that makes and pays for a change, provided from outside. */
export type ChangeLogic = ActorLogic<Snapshot<ChangeOutput>, AnyEventObject, ChangeSubmission>;

/** The id of the actor that makes a change and pays for it. */
export const SUBMISSION = 'submission';

/** The start of a change: nothing, or an item to take in addition. */
export type ChangeInput = Pick<ChangePreview['choice'], 'take' | 'take_kind' | 'amount'>;

export interface ChangeContext {
  readonly begin: ChangeInput;
  readonly choice: (Partial<ChangeChoice> & ChangeInput) | undefined;
  readonly preview: ShownChange | undefined;
  readonly asked: ChangeSubmission | undefined;
  /** Why the last try was refused. */
  readonly failure: Failure | undefined;
  /** The price difference, in cents. */
  readonly difference: number | undefined;
}

export type ChangeEvent =
  | { type: 'CHOOSE'; choice: ChangeChoice | ChangeInput }
  | { type: 'CONFIRM'; key: string }
  /** Loads the preview again. */
  | { type: 'LOOK_AGAIN' }
  | { type: 'ABORT' }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'EDIT' }
  | { type: 'CONTINUE' }
  /** Cancels a payment that waits for the bank. */
  | { type: 'CANCEL' }
  /** Back from the bank's page. */
  | { type: 'RETURNED' };

/** Failures after which the preview is outdated. */
const OUTDATED: readonly FailureKind[] = ['price', 'full', 'closed', 'conflict', 'already_registered'];

const changeOutput = (event: object) => outputOf<ChangeOutput>(event);

const changeSetup = setup({
  types: { input: {} as ChangeInput | undefined, context: {} as ChangeContext, events: {} as ChangeEvent },
  actors: {
    load: callMachine,
    submission: fromPromise<ChangeOutput, ChangeSubmission>(outside) as unknown as ChangeLogic,
  },
  guards: {
    mayBeMade: ({ context: { preview } }) => preview?.changes === 'Y' && preview.full === 'N',
    isConfirmed: ({ event }) => changeOutput(event)?.outcome === 'confirmed',
    isOutdated: ({ event }) => OUTDATED.includes(failureIn(event)?.kind ?? 'fault'),
  },
  actions: {
    takeChoice: assign({
      choice: ({ context, event }) => (event.type === 'CHOOSE' ? event.choice : context.choice),
      failure: undefined,
    }),
    keepPreview: assign({
      preview: ({ event }) => outputOf<{ answer?: ShownChange }>(event)?.answer,
    }),
    takeAsked: assign({
      asked: ({ context: { choice, preview, asked }, event }) =>
        event.type === 'CONFIRM' && preview
          ? {
              key: event.key,
              total: Math.max(0, preview.difference),
              submission: {
                choice: { ...preview.choice, ...(choice?.correction && { correction: choice.correction }) },
                expected_difference: preview.difference,
              },
            }
          : asked,
      failure: undefined,
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event), asked: undefined }),
    forgetFailure: assign({ failure: undefined }),
    keepDifference: assign({
      difference: ({ event }) => {
        const output = changeOutput(event);
        return output?.outcome === 'confirmed' ? output.result.difference : undefined;
      },
      asked: undefined,
      choice: undefined,
    }),
    toCall: sendTo('call', ({ event }) => event),
    toSubmission: sendTo(SUBMISSION, ({ event }) => event),
  },
});

const look = { target: 'looking', reenter: true, actions: 'forgetFailure' as const };
const choose = { target: 'looking', reenter: true, actions: 'takeChoice' as const };
const toCall = { actions: 'toCall' as const };
const toSubmission = { actions: 'toSubmission' as const };
/** A refusal: loads the preview again if it is outdated, otherwise goes back to what can be fixed. */
const refusals = [
  { target: 'looking', guard: 'isOutdated' as const, actions: 'keepFailure' as const },
  { target: 'deciding', actions: 'keepFailure' as const },
];

/** Changing a submitted registration: the difference is shown first, then paid for if it costs more. */
export const changeMachine = changeSetup.createMachine({
  id: 'change',
  context: ({ input }) => ({
    begin: input ?? {},
    choice: undefined,
    preview: undefined,
    asked: undefined,
    failure: undefined,
    difference: undefined,
  }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'call',
        src: 'load',
        // Previews the initial item if nothing is chosen yet.
        input: ({ context: { begin, choice } }) => ({ request: choice ?? begin }),
        onDone: { target: 'deciding', actions: 'keepPreview' },
        onError: 'unavailable',
      },
      on: { RETRY: toCall, ONLINE: toCall, CHOOSE: choose, LOOK_AGAIN: look, ABORT: 'aborted' },
    },
    unavailable: { on: { CHOOSE: choose, LOOK_AGAIN: look, ABORT: 'aborted' } },
    deciding: {
      on: {
        CHOOSE: choose,
        CONFIRM: { target: 'making', guard: 'mayBeMade', actions: 'takeAsked' },
        LOOK_AGAIN: look,
        ABORT: 'aborted',
      },
    },
    making: {
      invoke: {
        src: 'submission',
        id: SUBMISSION,
        input: ({ context }) => context.asked as ChangeSubmission,
        onDone: [{ target: 'changed', guard: 'isConfirmed', actions: 'keepDifference' }, ...refusals],
        onError: refusals,
      },
      on: {
        RETRY: toSubmission,
        ONLINE: toSubmission,
        EDIT: toSubmission,
        CONTINUE: toSubmission,
        CANCEL: toSubmission,
        RETURNED: toSubmission,
      },
    },
    changed: { on: { LOOK_AGAIN: look } },
    aborted: { type: 'final' },
  },
});

/** A stored snapshot of a change in progress; otherwise undefined. */
export function changeUnderWay(persisted: unknown): Snapshot<unknown> | undefined {
  if (typeof persisted !== 'object' || persisted === null) return undefined;
  const { status, value } = persisted as { status?: unknown; value?: unknown };
  return status === 'active' && value === 'making' ? (persisted as Snapshot<unknown>) : undefined;
}
