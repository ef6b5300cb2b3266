import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { isAlways } from './flow-reach.ts';
import { says } from './problems.ts';
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
    return [documentFault('/steps', 'missing', says('noEnd'))];
  }
  if (second !== undefined) {
    return [documentFault(`/steps/${second}/kind`, 'duplicate_end', says('secondEnd'))];
  }
  const found: Diagnostic[] = [];
  const end = steps[review];
  if (end?.skip_if !== undefined) {
    found.push(documentFault(`/steps/${review}/skip_if`, 'unreachable', says('endSkipped')));
  }
  const [early, late] = [steps.slice(0, review), steps.slice(review + 1)];
  if (early.some(isAfterPayment) || late.some((step) => !isAfterPayment(step))) {
    found.push(documentFault(`/steps/${review}`, 'order', says('endNotLast')));
  }
  for (const [index, step] of steps.entries()) {
    if (!isWithPayment(step)) continue;
    const isLast = index === review - 1 && hasForm(step.kind) && step.skip_if === undefined;
    if (isLast && code === REGISTRATION_FLOW) continue;
    found.push(documentFault(`/steps/${index}/with_payment`, 'not_allowed', says('withPaymentMisplaced')));
  }
  const asksNothing = early.every(({ skip_if }) => skip_if !== undefined && isAlways(skip_if));
  if (early.length > 0 && asksNothing) {
    found.push(documentFault('/steps', 'unreachable', says('asksNothing')));
  }
  return found;
}
