import type { Diagnostic } from '../contract/problem.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { diagnoseCondition, feeScope } from './diagnose-condition.ts';
import { documentFault, duplicateCodes } from './document-fault.ts';
import type { FeesDocument } from './fees-document.ts';

/** What is wrong with fees whose shape is right: codes, an early-bird amount that is not lower, conditions. */
export function diagnoseFees({ fees, taxes }: FeesDocument, context: DiagnoseContext): Diagnostic[] {
  const scope = feeScope(context);
  return [
    ...duplicateCodes(fees, `/fees`),
    ...duplicateCodes(taxes, `/taxes`),
    ...fees.flatMap(({ amount, early_bird, when }, index) => [
      ...(early_bird && early_bird.amount >= amount
        ? [
            documentFault(
              `/fees/${index}/early_bird/amount`,
              'range',
              'The early-bird amount is not lower than the amount.',
              `less than ${amount}`,
            ),
          ]
        : []),
      ...diagnoseCondition(when, `/fees/${index}/when`, scope),
    ]),
  ];
}
