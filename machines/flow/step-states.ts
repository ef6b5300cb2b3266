import { isRegistration } from '#engine/contract/is-registration.ts';
import { isReview, type Step } from '#engine/event/documents/flow/schema.ts';
import { failedBy, whileCalling } from '../call/call-block.ts';
import type { FailureKind } from '../failure.ts';
import { flowSetup, owedBy, releasedIn, SUBMISSION } from './flow-setup.ts';

/** The id of a step's state, by which any other state can name it. */
export function stepId(code: string): string {
  return `step-${code}`;
}

/** Transitions to steps in this order; the first one in this registration's flow is taken. */
const waysTo = (steps: readonly Step[]) =>
  steps.map((step) => ({
    target: `#${stepId(step.code)}`,
    guard: { type: 'isInFlow' as const, params: { step: step.code } },
  }));

/** Where a saved step leads; where no review follows, it was all paid for before, and the last step is the end. */
const waysOn = (after: readonly Step[]) =>
  after.some(({ kind }) => isReview(kind)) ? waysTo(after) : [...waysTo(after), { target: '#confirmed' }];

/** The end that a failure brings about, by its kind; every other failure has a way on. */
const ENDS = {
  unauthorized: '#unauthorized',
  already_registered: '#alreadyRegistered',
  full: '#full',
  closed: '#full',
} as const satisfies Partial<Record<FailureKind, string>>;

const endsByFailure = (kinds: readonly (keyof typeof ENDS)[]) =>
  kinds.map((kind) => ({ target: ENDS[kind], guard: failedBy(kind), actions: 'keepFailure' as const }));

/** Where a failed call leads; each of these states has a way on. */
const afterFailure = (lost: string, refused: string, failed: string) => [
  { target: lost, guard: failedBy('connection'), actions: 'keepFailure' as const },
  ...endsByFailure(['unauthorized', 'already_registered', 'full', 'closed']),
  { target: 'changed', guard: failedBy('stale'), actions: ['keepFailure', 'forgetSubmitKey'] as const },
  { target: refused, guard: failedBy('invalid'), actions: ['keepFailure', 'forgetSubmitKey'] as const },
  { target: failed, actions: 'keepFailure' as const },
];

/** A step with a form: filled, saved, then on to the next step of the flow. */
const formStep = (step: Step, before: readonly Step[], after: readonly Step[]) =>
  flowSetup.createStateConfig({
    id: stepId(step.code),
    entry: { type: 'visit', params: { step: step.code } },
    // A refusal is not shown at another step, or on coming back.
    exit: 'forgetFailure',
    initial: 'editing',
    on: { BACK: waysTo(before) },
    states: {
      editing: {
        on: {
          NEXT: {
            target: 'saving',
            actions: { type: 'takeAnswers', params: { formType: step.form_type ?? step.code } },
          },
          CONFLICT: { target: 'conflicted', actions: 'keepFailure' },
        },
      },
      saving: {
        ...whileCalling(`${stepId(step.code)}.saving`),
        invoke: {
          src: 'saveStep',
          input: ({ context }) => ({
            code: context.registration.code,
            formType: step.form_type ?? step.code,
            kind: step.kind,
            version: context.version,
            values: context.answers[step.form_type ?? step.code] ?? {},
          }),
          onDone: waysOn(after).map((way) => ({
            ...way,
            actions: { type: 'takeSaved' as const, params: { formType: step.form_type ?? step.code } },
          })),
          onError: [
            { target: 'conflicted', guard: failedBy('conflict'), actions: 'keepFailure' },
            ...afterFailure('lostConnection', 'editing', 'failed'),
          ],
        },
      },
      lostConnection: {
        on: { RETRY: 'saving', ONLINE: 'saving', EDIT: { target: 'editing', actions: 'forgetFailure' } },
      },
      failed: { on: { RETRY: 'saving', EDIT: { target: 'editing', actions: 'forgetFailure' } } },
      changed: { on: { CONTINUE: { target: 'editing', actions: 'forgetFailure' } } },
      // Two devices gave different answers: the visitor chooses.
      conflicted: { on: { CONTINUE: { target: 'editing', actions: 'forgetFailure' } } },
    },
  });

/** The targets after a refused submission: always a place to fix it. */
const afterRefusal = [
  { target: '#full', guard: 'hasNoPlace' as const, actions: 'keepFailure' as const },
  ...endsByFailure(['unauthorized', 'already_registered', 'closed']),
  { target: 'changed', guard: failedBy('stale'), actions: ['keepFailure', 'forgetSubmitKey'] as const },
  { target: 'changed', guard: failedBy('price'), actions: ['keepFailure', 'forgetSubmitKey'] as const },
  // Answers or items: the review shows the problem at their step.
  { target: 'loading', guard: failedBy('invalid'), actions: ['keepFailure', 'forgetSubmitKey'] as const },
  { target: 'loading', guard: failedBy('full'), actions: ['keepFailure', 'forgetSubmitKey'] as const },
  // The card: another one, or the same again.
  { target: 'editing', actions: ['keepFailure', 'forgetSubmitKey'] as const },
];

/** The review: everything from the server, then submitted under one idempotency key. */
const reviewStep = (step: Step, before: readonly Step[]) =>
  flowSetup.createStateConfig({
    id: stepId(step.code),
    entry: { type: 'visit', params: { step: step.code } },
    // Answers changed elsewhere are reviewed again.
    exit: ['forgetFailure', 'forgetReview'],
    initial: 'loading',
    on: { BACK: waysTo(before) },
    states: {
      loading: {
        ...whileCalling(`${stepId(step.code)}.loading`),
        invoke: {
          src: 'loadReview',
          input: ({ context }) => ({ code: context.registration.code }),
          onDone: [
            // A payment whose answer was lost may have succeeded.
            { target: '#confirmed', guard: 'isSubmitted', actions: 'keepReviewed' },
            { target: 'editing', actions: 'keepReview' },
          ],
          onError: afterFailure('unloaded', 'unloaded', 'unloaded'),
        },
        // A pending answer is older than the latest change.
        on: { RELOAD: { target: 'loading', reenter: true } },
      },
      unloaded: {
        on: {
          RETRY: { target: 'loading', actions: 'forgetFailure' },
          ONLINE: { target: 'loading', actions: 'forgetFailure' },
        },
      },
      editing: {
        on: {
          SUBMIT: { target: 'submitting', guard: 'isComplete', actions: 'keepSubmitKey' },
          RELOAD: 'loading',
        },
      },
      submitting: {
        invoke: {
          src: 'submission',
          id: SUBMISSION,
          input: ({ context }) => ({
            key: context.submitKey ?? '',
            total: context.review && context.method !== 'invoice' ? owedBy(context.review) : 0,
            submission: {
              code: context.registration.code,
              ...(isRegistration(context.registration) && { track: context.registration.track }),
              versions: context.review?.versions ?? {},
              total: context.review?.quote.total ?? 0,
              ...releasedIn(context.review),
              ...(context.method && { method: context.method }),
            },
          }),
          onDone: [
            { target: '#confirmed', guard: 'isConfirmed', actions: 'keepRegistration' },
            ...afterRefusal,
          ],
          onError: { target: 'editing', actions: ['keepFailure', 'forgetSubmitKey'] },
        },
        // The child has its own chart, and the page sends events through this one.
        on: {
          RETRY: { actions: 'forward' },
          ONLINE: { actions: 'forward' },
          EDIT: { actions: 'forward' },
          CONTINUE: { actions: 'forward' },
          CANCEL: { actions: 'forward' },
          RETURNED: { actions: 'forward' },
          // During a payment the answers cannot change.
          BACK: {},
          GO_TO: {},
        },
      },
      changed: { on: { CONTINUE: { target: 'loading', actions: 'forgetFailure' } } },
    },
  });

/** Turns configured steps into states, so that the chart is the organizer's flow. */
export function stepFlow(steps: readonly Step[]) {
  return Object.fromEntries(
    steps.map((step, index) => {
      const before = steps.slice(0, index).reverse();
      const state = isReview(step.kind)
        ? reviewStep(step, before)
        : formStep(step, before, steps.slice(index + 1));
      return [step.code, state];
    }),
  );
}
