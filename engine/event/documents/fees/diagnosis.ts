import type { DiagnoseContext, FlowFacts } from '../../diagnosis/context.ts';
import { diagnoseCondition, feeScope, neverMet } from '../../diagnosis/diagnose-condition.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning, duplicateCodes } from '../../diagnosis/document-fault.ts';
import { canHappen } from '../../diagnosis/flow-worlds.ts';
import { lessThan, orEarlier } from '../../diagnosis/shared-sentences.ts';
import { diagnoseCoverage } from './diagnose-coverage.ts';
import { says } from './problems.ts';
import type { Fee, FeesDocument } from './schema.ts';

/**
 * Diagnostics of fees with a valid shape: codes, early-bird amounts that are not lower, conditions that are never true,
 * registrations without a fee.
 */
export function diagnoseFees(document: FeesDocument, context: DiagnoseContext): Diagnostic[] {
  const { fees, taxes, free_when } = document;
  const scope = feeScope(context);
  const found = [
    ...duplicateCodes(fees, `/fees`),
    ...duplicateCodes(taxes, `/taxes`),
    ...fees.flatMap((fee, index) => [
      ...earlyBirdFaults(fee, `/fees/${index}`, context),
      ...diagnoseCondition(fee.when, `/fees/${index}/when`, scope),
    ]),
    ...diagnoseCondition(free_when, '/free_when', scope),
  ];
  // A faulty condition covers nothing: that is reported once.
  if (found.some(({ severity }) => severity === 'error')) return found;
  return [
    ...found,
    ...fees.flatMap(({ when }, index) => {
      const flow = context.flows?.find(({ code }) => code === 'registration');
      return feeNeverOwed(when, `/fees/${index}/when`, context, flow);
    }),
    ...diagnoseCoverage(document, context),
  ];
}

/**
 * A fault where no registration or application can owe a fee, and a warning where none of a flow can as it is now: the flow
 * may be published next.
 */
export function feeNeverOwed(
  when: Fee['when'],
  pointer: string,
  context: DiagnoseContext,
  flow?: FlowFacts,
): Diagnostic[] {
  const found = neverMet(when, pointer, feeScope(context), context, says('neverCharged'));
  if (found.length > 0 || when === undefined || !flow) return found;
  return canHappen([when], flow, context) === false
    ? [documentWarning(pointer, 'never_met', says('neverCharged'))]
    : [];
}

function earlyBirdFaults(
  { amount, early_bird }: Fee,
  pointer: string,
  { event }: DiagnoseContext,
): Diagnostic[] {
  if (!early_bird) return [];
  const found: Diagnostic[] = [];
  if (early_bird.amount >= amount) {
    found.push(
      documentFault(`${pointer}/early_bird/amount`, 'range', says('earlyBirdNotLower'), lessThan(amount)),
    );
  }
  if (event && early_bird.until > event.dates.end) {
    found.push(
      documentWarning(
        `${pointer}/early_bird/until`,
        'range',
        says('earlyBirdAfterEvent'),
        orEarlier(event.dates.end),
      ),
    );
  }
  return found;
}
