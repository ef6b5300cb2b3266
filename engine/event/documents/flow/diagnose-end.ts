import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { isAlways } from './flow-reach.ts';
import {
  type FlowDocument,
  hasForm,
  isAfterPayment,
  isReview,
  isWithPayment,
  REGISTRATION_FLOW,
} from './schema.ts';

/** Exactly one review, last before the payment, with something before it. */
export function diagnoseEnd({ code, steps }: FlowDocument): Diagnostic[] {
  const ends = steps.flatMap((step, index) => (isReview(step.kind) ? [index] : []));
  const [review, second] = ends;
  if (review === undefined) {
    return [
      documentFault('/steps', 'missing', 'The flow needs a step of kind "review" or "payment" as its end.'),
    ];
  }
  if (second !== undefined) {
    return [
      documentFault(
        `/steps/${second}/kind`,
        'duplicate_end',
        'An earlier step already submits the flow. Keep only one step of kind "review" or "payment".',
      ),
    ];
  }
  const found: Diagnostic[] = [];
  const end = steps[review];
  if (end?.skip_if !== undefined) {
    found.push(
      documentFault(
        `/steps/${review}/skip_if`,
        'unreachable',
        'The review or payment step cannot be skipped. Remove its condition.',
      ),
    );
  }
  const [early, late] = [steps.slice(0, review), steps.slice(review + 1)];
  if (early.some(isAfterPayment) || late.some((step) => !isAfterPayment(step))) {
    found.push(
      documentFault(
        `/steps/${review}`,
        'order',
        'The review must be the last step, except for steps with "after_payment".',
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
        '"with_payment" is allowed only for the last form of a registration before its review, without a skip condition.',
      ),
    );
  }
  const asksNothing = early.every(({ skip_if }) => skip_if !== undefined && isAlways(skip_if));
  if (early.length > 0 && asksNothing) {
    found.push(
      documentFault('/steps', 'unreachable', 'Every step can be skipped at once, so nothing would be asked.'),
    );
  }
  return found;
}
