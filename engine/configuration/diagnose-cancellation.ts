import type { Diagnostic } from '../contract/problem.ts';
import type { CancellationDocument, RefundRule } from './cancellation-document.ts';
import { documentFault, documentWarning } from './document-fault.ts';

/** What is wrong with a cancellation policy whose shape is right: rules that say two things, or that nobody reaches. */
export function diagnoseCancellation({ refunds }: CancellationDocument): Diagnostic[] {
  return refunds.flatMap((rule, index) => [
    ...valueFaults(rule, `/refunds/${index}`),
    ...unreached(refunds.slice(0, index), rule, `/refunds/${index}`),
  ]);
}

function valueFaults({ percent, amount, keeps }: RefundRule, pointer: string): Diagnostic[] {
  if (percent !== undefined && amount !== undefined) {
    return [documentFault(pointer, 'not_allowed', 'A rule gives back a percentage or an amount, not both.')];
  }
  if (percent === 0 && keeps !== undefined) {
    return [
      documentFault(`${pointer}/keeps`, 'not_allowed', 'Nothing comes back of which this could be kept.'),
    ];
  }
  return [];
}

/** A rule after one for the same and for longer decides nothing. */
function unreached(earlier: readonly RefundRule[], rule: RefundRule, pointer: string): Diagnostic[] {
  const isCovered = earlier.some(
    ({ categories, until }) =>
      (categories === undefined || rule.categories?.every((each) => categories.includes(each)) === true) &&
      (until === undefined || (rule.until !== undefined && rule.until <= until)),
  );
  return isCovered
    ? [documentWarning(pointer, 'unreached', 'An earlier rule decides this already, for as long or longer.')]
    : [];
}
