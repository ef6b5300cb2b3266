import {
  type ActorLogic,
  type AnyEventObject,
  assign,
  fromPromise,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { PayMethod } from '#engine/contract/money.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import type { Step, StepKind } from '#engine/event/documents/flow/schema.ts';
import { holds } from '#engine/form/rules/condition.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { CALL_DELAYS, failureIn, isFailedBy, outside } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';

/** The server's review, and how far its clock was ahead when it was loaded, in milliseconds. */
export type Review = AnswerOf<(typeof forms)['initStepReview']> & { readonly clockOffset?: number };

export interface FlowContext {
  readonly steps: readonly Step[];
  readonly registration: Dossier;
  /** Checked answers by form type, for `skip_if` and for conditions of later forms. */
  readonly answers: Readonly<Record<string, Values>>;
  readonly visited: readonly string[];
  /** The step to start at: the first one, or the last one visited. */
  readonly resumeAt: string | undefined;
  /** Version of the form that the current step was saved from. */
  readonly version: number;
  readonly review: Review | undefined;
  readonly failure: Failure | undefined;
  /** The idempotency key of the submission under way; kept over retries, reloads and crashes. */
  readonly submitKey: string | undefined;
  /** How the submission under way is paid. */
  readonly method: PayMethod | undefined;
}

export interface FlowInput {
  readonly registration: Dossier;
  readonly answers?: Readonly<Record<string, Values>>;
  readonly visited?: readonly string[];
  readonly resumeAt?: string;
}

export type FlowEvent =
  | { type: 'NEXT'; values: Values; version: number }
  | { type: 'BACK' }
  | { type: 'GO_TO'; step: string }
  | { type: 'SUBMIT'; key: string; method?: PayMethod }
  | { type: 'RELOAD' }
  | { type: 'RETRY' }
  | { type: 'EDIT' }
  | { type: 'CONTINUE' }
  | { type: 'ONLINE' }
  /** A draft was refused: another device has changed the same answers. */
  | { type: 'CONFLICT'; failure: Failure }
  /** Cancels a payment that waits for the bank. */
  | { type: 'CANCEL' }
  /** Back from the bank's page. */
  | { type: 'RETURNED' };

export interface SaveStepInput {
  readonly code: string;
  readonly formType: string;
  readonly kind: StepKind;
  readonly version: number;
  readonly values: Values;
}
/** A step as the server has saved it. */
export interface SavedOutput {
  readonly saved_at: string;
  readonly values?: Values;
  /** The answers of all steps that count from now on. */
  readonly answers?: Readonly<Record<string, Values>>;
  readonly registration?: Dossier;
}
/** The parts of a submission apart from the payment. */
export interface Submission {
  readonly code: string;
  /** That of a registration. */
  readonly track?: string;
  readonly versions: Readonly<Record<string, number>>;
  /** The reviewed total in cents, whoever pays it. */
  readonly total: number;
  /** The items that the review named as no longer available, each as `kind/item`, joined by commas. */
  readonly released?: string;
  readonly method?: PayMethod;
}
export interface SubmissionInput {
  readonly key: string;
  /** The amount in cents that a card pays here: 0 if a group or an invoice pays. */
  readonly total: number;
  readonly submission: Submission;
}
/** The id of the actor that submits and pays. */
export const SUBMISSION = 'submission';

/** The result of a submission, including its payment if there is one. */
export type SubmissionOutput =
  | { readonly outcome: 'confirmed'; readonly result: { readonly registration: Dossier } }
  | { readonly outcome: 'refused'; readonly failure: Failure };
/** The actor that submits and pays, provided from outside. */
export type SubmissionLogic = ActorLogic<Snapshot<SubmissionOutput>, AnyEventObject, SubmissionInput>;

/** Whether a step belongs to this registration's flow: its `skip_if` does not hold. */
export function isInFlow(context: Pick<FlowContext, 'registration' | 'answers'>, step: Step): boolean {
  if (step.skip_if === undefined) return true;
  return !holds(step.skip_if, { registration: context.registration, answers: context.answers });
}

/** The answers and the registration after the event: a save returns those that count from then on. */
function afterSave(
  { context, event }: { context: FlowContext; event: AnyEventObject },
  formType?: string,
): Pick<FlowContext, 'answers' | 'registration'> {
  const { answers, registration } = context;
  const saved = outputOf<Partial<SavedOutput>>(event);
  const own = formType !== undefined && saved?.values ? { [formType]: saved.values } : undefined;
  return {
    answers: saved?.answers ?? (own ? { ...answers, ...own } : answers),
    registration: saved?.registration ?? registration,
  };
}

/** Whether the step with a code is there and belongs to this registration's flow. */
function flowHas(context: Pick<FlowContext, 'steps' | 'registration' | 'answers'>, code: string): boolean {
  const step = context.steps.find((candidate) => candidate.code === code);
  return step !== undefined && isInFlow(context, step);
}

/** The items that a review names as no longer available, as a submission names them; nothing without any. */
export function releasedIn(review: Pick<Review, 'item_notes'> | undefined): Pick<Submission, 'released'> {
  const lost = (review?.item_notes ?? []).filter(({ note }) => note === 'removed' || note === 'not_for_you');
  return lost.length === 0 ? {} : { released: lost.map(({ kind, item }) => `${kind}/${item}`).join(',') };
}

/** The amount in cents that a visitor pays after the review: 0 if a group pays. */
export function owedBy({ registration, quote }: Pick<Review, 'registration' | 'quote'>): number {
  return isRegistration(registration) && registration.group ? 0 : quote.total;
}

/** Names of the registration machine: its events, guards, actions and the calls it makes. */
export const flowSetup = setup({
  types: {
    context: {} as FlowContext,
    events: {} as FlowEvent,
    input: {} as FlowInput,
  },
  actors: {
    saveStep: fromPromise<SavedOutput, SaveStepInput>(outside),
    loadReview: fromPromise<Review, { code: string }>(outside),
    submission: fromPromise<SubmissionOutput, SubmissionInput>(outside) as unknown as SubmissionLogic,
  },
  delays: CALL_DELAYS,
  guards: {
    // Guards run before their transition's actions, so what was just saved comes from the event.
    isInFlow: ({ context, event }, params: { step: string }) =>
      flowHas({ steps: context.steps, ...afterSave({ context, event }) }, params.step),
    isAskedFor: ({ context, event }, params: { step: string }) =>
      event.type === 'GO_TO' &&
      event.step === params.step &&
      context.visited.includes(params.step) &&
      flowHas(context, params.step),
    isResumedAt: ({ context }, params: { step: string }) =>
      context.resumeAt === params.step && flowHas(context, params.step),
    failedBy: isFailedBy,
    /** No place in the event or the track; other missing items are reported in the review. */
    hasNoPlace: ({ event }) => {
      const failure = failureIn(event);
      // Other full items are errors of a form's answers.
      return failure?.kind === 'full' && ['registration', 'track'].some((name) => name in failure.errors);
    },
    isSubmitted: ({ event }) => outputOf<Partial<Review>>(event)?.registration?.status === 'Submitted',
    isConfirmed: ({ event }) => outputOf<SubmissionOutput>(event)?.outcome === 'confirmed',
    isComplete: ({ context }) =>
      context.review?.steps.every(({ errors }) => Object.keys(errors).length === 0) === true,
  },
  actions: {
    visit: assign({
      visited: ({ context }, params: { step: string }) =>
        context.visited.includes(params.step) ? context.visited : [...context.visited, params.step],
      resumeAt: undefined,
    }),
    takeAnswers: assign(({ context, event }, params: { formType: string }) =>
      event.type === 'NEXT'
        ? {
            answers: { ...context.answers, [params.formType]: event.values },
            version: event.version,
            failure: undefined,
          }
        : {},
    ),
    keepFailure: assign({
      failure: ({ event }) => (event.type === 'CONFLICT' ? event.failure : failureIn(event)),
    }),
    /** The saved answers can contain another device's. */
    takeSaved: assign(({ context, event }, params: { formType: string }) =>
      afterSave({ context, event }, params.formType),
    ),
    forgetFailure: assign({ failure: undefined }),
    keepReview: assign({
      review: ({ event, context }) => outputOf<Review>(event) ?? context.review,
    }),
    forgetReview: assign({ review: undefined }),
    keepSubmitKey: assign({
      submitKey: ({ context, event }) =>
        context.submitKey ?? (event.type === 'SUBMIT' ? event.key : undefined),
      method: ({ context, event }) => (event.type === 'SUBMIT' ? event.method : context.method),
      failure: undefined,
    }),
    keepReviewed: assign({
      registration: ({ event, context }) => outputOf<Review>(event)?.registration ?? context.registration,
      failure: undefined,
    }),
    forward: sendTo(SUBMISSION, ({ event }) => event),
    // The next submission has another body, and an idempotency key belongs to one body.
    forgetSubmitKey: assign({ submitKey: undefined }),
    keepRegistration: assign({
      registration: ({ event, context }) => {
        const output = outputOf<SubmissionOutput>(event);
        return output?.outcome === 'confirmed' ? output.result.registration : context.registration;
      },
      failure: undefined,
    }),
  },
});
