import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning, duplicateCodes } from '../../diagnosis/document-fault.ts';
import { lessThan, orEarlier } from '../../diagnosis/shared-sentences.ts';
import { says } from './problems.ts';
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
  return [documentWarning(pointer, 'range', says('afterEvent', { day }), orEarlier(event.dates.end))];
}

/** A rule for categories in which nothing has a price. */
function chargesNothing(
  { categories }: RefundRule,
  pointer: string,
  { chargedCategories }: DiagnoseContext,
): Diagnostic[] {
  if (!categories || !chargedCategories || categories.some((each) => chargedCategories.has(each))) return [];
  const expected = [...chargedCategories].join(', ');
  return [documentWarning(`${pointer}/categories`, 'never_met', says('nothingPriced'), expected)];
}

function valueFaults({ percent, amount, keeps }: RefundRule, pointer: string): Diagnostic[] {
  if (percent !== undefined && amount !== undefined) {
    return [documentFault(pointer, 'not_allowed', says('bothValues'))];
  }
  if (amount !== undefined && keeps !== undefined && keeps >= amount) {
    return [documentWarning(`${pointer}/keeps`, 'range', says('keepsTooMuch', { amount }), lessThan(amount))];
  }
  if (percent === 0 && keeps !== undefined) {
    return [documentFault(`${pointer}/keeps`, 'not_allowed', says('keepsNothing'))];
  }
  return [];
}

const HINT = says('moveRule');

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
    return [documentFault(pointer, 'unreached', [says('ruleBefore'), HINT])];
  }
  const isTooLate = ofTheSame.some(
    ({ until }) => until !== undefined && lastDay !== undefined && until >= lastDay,
  );
  return isTooLate && lastDay !== undefined && rule.percent !== 0
    ? [documentWarning(pointer, 'unreached', [says('ruleUntilLastDay', { day: lastDay }), HINT])]
    : [];
}
