import type { Diagnostic } from '../contract/problem.ts';
import type { CancellationDocument, RefundRule } from './cancellation-document.ts';
import { documentFault, documentWarning } from './document-fault.ts';

/** What is wrong with a cancellation policy whose shape is right: rules that say two things, or that nobody reaches. */
export function diagnoseCancellation({ refunds, until }: CancellationDocument): Diagnostic[] {
  return refunds.flatMap((rule, index) => [
    ...valueFaults(rule, `/refunds/${index}`),
    ...unreached(refunds.slice(0, index), rule, `/refunds/${index}`, until),
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

const HINT = 'Put the rule that ends first above it, or remove one.';

/** A rule after one for the same and for longer decides nothing; one after the rule of the last day, nothing of attendees. */
function unreached(
  earlier: readonly RefundRule[],
  rule: RefundRule,
  pointer: string,
  lastDay: string | undefined,
): Diagnostic[] {
  const ofTheSame = earlier.filter(
    ({ categories }) =>
      categories === undefined || rule.categories?.every((each) => categories.includes(each)) === true,
  );
  if (
    ofTheSame.some(({ until }) => until === undefined || (rule.until !== undefined && rule.until <= until))
  ) {
    const problem = `An earlier rule decides this already, for as long or longer. ${HINT}`;
    return [documentFault(pointer, 'unreached', problem)];
  }
  const isTooLate = ofTheSame.some(
    ({ until }) => until !== undefined && lastDay !== undefined && until >= lastDay,
  );
  return isTooLate && rule.percent !== 0
    ? [
        documentWarning(
          pointer,
          'unreached',
          `Attendees cancel by themselves until ${lastDay}, and an earlier rule decides until then. ${HINT}`,
        ),
      ]
    : [];
}
