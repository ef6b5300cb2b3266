import { variablesOf } from '../../../form/rules/condition.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { diagnoseCondition, feeScope } from '../../diagnosis/diagnose-condition.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, duplicateCodes } from '../../diagnosis/document-fault.ts';
import { feeNeverOwed } from '../fees/diagnosis.ts';
import { isGroup } from './diagnose-group.ts';
import { formsBefore, unasked } from './flow-reach.ts';
import { type FlowDocument, isOfApplications, REGISTRATION_FLOW } from './schema.ts';

/** A payment needs something to pay, decided by what this flow asks. */
export function diagnoseMoney(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { money, steps } = document;
  const isPaid = steps.some(({ kind }) => kind === 'payment');
  if (!money) {
    // A group pays its members' amounts.
    return isPaid && !isGroup(document)
      ? [
          documentFault(
            '/money',
            'missing',
            'There is a payment step, but "money" is missing. Add it to define what is paid.',
            '"money"',
          ),
        ]
      : [];
  }
  const found: Diagnostic[] = [];
  if (money.invoice && !isOfApplications(document.code)) {
    found.push(
      documentFault(
        '/money/invoice',
        'not_allowed',
        'Registrations are paid by card. Only groups and applications can use invoices.',
      ),
    );
  }
  if (money.fees === 'catalogue') {
    if (document.code !== REGISTRATION_FLOW) {
      found.push(
        documentFault(
          '/money/fees',
          'not_allowed',
          '"catalogue" is allowed only for registrations. List the fees of this flow.',
          '[…]',
        ),
      );
    }
    return found;
  }
  const asked = formsBefore(document, steps.length);
  if (isPaid && money.fees.length === 0 && context.costsIn && !asked.some(context.costsIn)) {
    found.push(
      documentFault(
        '/money/fees',
        'uncovered',
        'There is a payment step but no fee and nothing with a price, so everyone would pay $ 0.00.',
        'a fee, or a last step of kind "review"',
      ),
    );
  }
  return [
    ...found,
    ...duplicateCodes(money.fees, '/money/fees'),
    ...money.fees.flatMap(({ when }, index) => [
      ...diagnoseCondition(when, `/money/fees/${index}/when`, feeScope(context)),
      ...feeNeverOwed(when, `/money/fees/${index}/when`, context),
      ...unasked(variablesOf(when), asked).map((form) =>
        documentFault(
          `/money/fees/${index}/when`,
          'unreachable',
          `The form "${form}" is not part of this flow.`,
        ),
      ),
    ]),
  ];
}
