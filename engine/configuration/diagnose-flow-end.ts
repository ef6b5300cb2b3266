import type { Diagnostic } from '../contract/problem.ts';
import { documentFault } from './document-fault.ts';
import {
  type FlowDocument,
  hasForm,
  isAfterPayment,
  isReview,
  isWithPayment,
  REGISTRATION_FLOW,
} from './flow-document.ts';
import { isAlways } from './flow-reach.ts';

/** One review, last of what is asked before the payment; and something that leads to it. */
export function diagnoseEnd({ code, steps }: FlowDocument): Diagnostic[] {
  const ends = steps.flatMap((step, index) => (isReview(step.kind) ? [index] : []));
  const [review, second] = ends;
  if (review === undefined) {
    return [
      documentFault('/steps', 'missing', 'There is no step of kind "review" or "payment" to submit from.'),
    ];
  }
  if (second !== undefined) {
    return [
      documentFault(`/steps/${second}/kind`, 'duplicate_end', 'There is an earlier step to submit from.'),
    ];
  }
  const found: Diagnostic[] = [];
  const end = steps[review];
  if (end?.skip_if !== undefined) {
    found.push(
      documentFault(`/steps/${review}/skip_if`, 'unreachable', 'The step to submit from cannot be skipped.'),
    );
  }
  const [early, late] = [steps.slice(0, review), steps.slice(review + 1)];
  if (early.some(isAfterPayment) || late.some((step) => !isAfterPayment(step))) {
    found.push(
      documentFault(
        `/steps/${review}`,
        'order',
        'The review must be the last step, but for those that are asked after the payment.',
      ),
    );
  }
  for (const [index, step] of steps.entries()) {
    if (!isWithPayment(step)) continue;
    const isLast = index === review - 1 && hasForm(step.kind) && step.skip_if === undefined;
    if (isLast && code === REGISTRATION_FLOW) continue;
    found.push(
      documentFault(
        `/steps/${index}/with_payment`,
        'not_allowed',
        'One page with the payment is the last form of a registration before its review, which nobody skips.',
      ),
    );
  }
  const asksNothing = early.every(({ skip_if }) => skip_if !== undefined && isAlways(skip_if));
  if (early.length > 0 && asksNothing) {
    found.push(documentFault('/steps', 'unreachable', 'Every step is skipped: nothing is asked.'));
  }
  return found;
}
