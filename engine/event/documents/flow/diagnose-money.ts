import { variablesOf } from '../../../form/rules/condition.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { diagnoseCondition, feeScope } from '../../diagnosis/diagnose-condition.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, duplicateCodes } from '../../diagnosis/document-fault.ts';
import { feeNeverOwed } from '../fees/diagnosis.ts';
import { isGroup } from './diagnose-group.ts';
import { formsBefore, unasked } from './flow-reach.ts';
import { says } from './problems.ts';
import { type FlowDocument, isOfApplications, REGISTRATION_FLOW } from './schema.ts';

/** A payment needs something to pay, decided by what this flow asks. */
export function diagnoseMoney(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { money, steps } = document;
  const isPaid = steps.some(({ kind }) => kind === 'payment');
  if (!money) {
    // A group pays its members' amounts.
    return isPaid && !isGroup(document)
      ? [documentFault('/money', 'missing', says('paymentWithoutMoney'), '"money"')]
      : [];
  }
  const found: Diagnostic[] = [];
  if (money.invoice && !isOfApplications(document.code)) {
    found.push(documentFault('/money/invoice', 'not_allowed', says('invoiceOfRegistration')));
  }
  if (money.fees === 'catalogue') {
    if (document.code !== REGISTRATION_FLOW) {
      found.push(documentFault('/money/fees', 'not_allowed', says('catalogueElsewhere'), '[…]'));
    }
    return found;
  }
  const asked = formsBefore(document, steps.length);
  if (isPaid && money.fees.length === 0 && context.costsIn && !asked.some(context.costsIn)) {
    found.push(documentFault('/money/fees', 'uncovered', says('nothingToPay'), says('feeOrReview')));
  }
  return [
    ...found,
    ...duplicateCodes(money.fees, '/money/fees'),
    ...money.fees.flatMap(({ when }, index) => {
      const pointer = `/money/fees/${index}/when`;
      const faults = [
        ...diagnoseCondition(when, pointer, feeScope(context)),
        ...unasked(variablesOf(when), asked).map((form) =>
          documentFault(pointer, 'unreachable', says('formNotInFlow', { form })),
        ),
      ];
      return faults.length > 0 ? faults : feeNeverOwed(when, pointer, context, document);
    }),
  ];
}
