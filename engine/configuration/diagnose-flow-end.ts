import type { Diagnostic } from '../contract/problem.ts';
import { documentFault } from './document-fault.ts';
import { type FlowDocument, isAfterPayment, isReview } from './flow-document.ts';
import { isAlways } from './flow-reach.ts';

/** One review, last of what is asked before the payment; and something that leads to it. */
export function diagnoseEnd({ steps }: FlowDocument): Diagnostic[] {
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
  const asksNothing = early.every(({ skip_if }) => skip_if !== undefined && isAlways(skip_if));
  if (early.length > 0 && asksNothing) {
    found.push(documentFault('/steps', 'unreachable', 'Every step is skipped: nothing is asked.'));
  }
  return found;
}
