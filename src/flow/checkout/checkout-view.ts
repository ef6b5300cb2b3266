import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import { isReview, isWithPayment, type Step } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { FlowStep, FlowView } from '#machines/flow/flow.connect.ts';
import { owedBy } from '#machines/flow/flow-setup.ts';

/** The phases of a review shown on the checkout's page; others need the whole review. */
const SHOWN_THERE: readonly FlowView['phase'][] = ['loading', 'loadingSlowly', 'editing', 'submitting'];

/**
 * The step whose form shares the page with the payment, if the flow is in one of the two; undefined if a group pays,
 * nothing is due, or the review has something to fix or to say.
 */
export function checkoutOf(view: FlowView, dossier: Dossier): Step | undefined {
  const joined = view.flow.find(({ step }) => isWithPayment(step))?.step;
  if (!joined || !view.step || !isRegistration(dossier) || dossier.group) return undefined;
  if (view.step.code === joined.code) return joined;
  if (!isReview(view.step.kind) || !SHOWN_THERE.includes(view.phase)) return undefined;
  const { review } = view;
  if (!review) return joined;
  const isSound = review.steps.every(({ errors }) => Object.keys(errors).length === 0);
  return isSound && isYes(review.quote.complete) && owedBy(review) > 0 ? joined : undefined;
}

/** The pages of a flow: a checkout is one of them. */
export function pagesOf(view: FlowView): readonly FlowStep[] {
  const joined = view.flow.findIndex(({ step }) => isWithPayment(step));
  const review = view.flow[joined + 1];
  if (joined < 0 || !review) return view.flow;
  return view.flow
    .filter((each) => each !== review)
    .map((each, index) => (index === joined && review.state === 'now' ? { ...each, state: 'now' } : each));
}

/** The view of a checkout's form while the flow is in the review: filled in, and busy during the payment. */
export function viewOfForm(view: FlowView, joined: Step, isPaying: boolean): FlowView {
  if (view.step?.code === joined.code) return view;
  const at = view.flow.findIndex(({ step }) => step.code === joined.code);
  return {
    ...view,
    step: joined,
    phase: isPaying ? 'working' : 'editing',
    failure: undefined,
    position: at + 1,
    previous: view.flow[at - 1]?.step,
    next: view.flow[at + 1]?.step,
  };
}
