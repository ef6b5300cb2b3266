import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning, duplicateCodes } from '../../diagnosis/document-fault.ts';

import type { CancellationDocument, RefundRule } from './schema.ts';

/** Diagnostics of a cancellation policy with a valid shape: contradictory or unreachable rules. */
export function diagnoseCancellation(
  { refunds, until, reasons = [] }: CancellationDocument,
  context: DiagnoseContext = {},
): Diagnostic[] {
  return [
    ...afterEvent(until, '/until', context),
    ...duplicateCodes(reasons, '/reasons'),
    ...refunds.flatMap((rule, index) => [
      ...valueFaults(rule, `/refunds/${index}`),
      ...afterEvent(rule.until, `/refunds/${index}/until`, context),
      ...chargesNothing(rule, `/refunds/${index}`, context),
      ...unreached(refunds.slice(0, index), rule, `/refunds/${index}`, until),
    ]),
  ];
}

/** A last day on which the event is over already. */
function afterEvent(day: string | undefined, pointer: string, { event }: DiagnoseContext): Diagnostic[] {
  if (!event || day === undefined || day <= event.dates.end) return [];
  const problem = `${day} is after the event, so people could still cancel or be refunded after it. Choose an earlier day.`;
  return [documentWarning(pointer, 'range', problem, `${event.dates.end} or earlier`)];
}

/** A rule for categories in which nothing has a price. */
function chargesNothing(
  { categories }: RefundRule,
  pointer: string,
  { chargedCategories }: DiagnoseContext,
): Diagnostic[] {
  if (!categories || !chargedCategories || categories.some((each) => chargedCategories.has(each))) return [];
  const problem =
    'Nothing in these categories has a price yet, so the rule refunds nothing. Correct or remove it.';
  const expected = [...chargedCategories].join(', ');
  return [documentWarning(`${pointer}/categories`, 'never_met', problem, expected)];
}

function valueFaults({ percent, amount, keeps }: RefundRule, pointer: string): Diagnostic[] {
  if (percent !== undefined && amount !== undefined) {
    return [
      documentFault(pointer, 'not_allowed', 'A rule refunds either a percentage or an amount, not both.'),
    ];
  }
  if (amount !== undefined && keeps !== undefined && keeps >= amount) {
    const problem = `"keeps" is at least the amount refunded for one fee, ${amount} cents. Lower "keeps" or raise "amount".`;
    return [documentWarning(`${pointer}/keeps`, 'range', problem, `less than ${amount}`)];
  }
  if (percent === 0 && keeps !== undefined) {
    return [
      documentFault(
        `${pointer}/keeps`,
        'not_allowed',
        'Nothing is refunded, so no fee can be deducted. Remove "keeps".',
      ),
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
    const problem = `An earlier rule already applies here, for as long or longer. ${HINT}`;
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
          `People can cancel until ${lastDay}, and an earlier rule applies until then. ${HINT}`,
        ),
      ]
    : [];
}
