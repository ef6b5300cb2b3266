import type { Diagnostic } from '../contract/problem.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { diagnoseCondition, feeScope } from './diagnose-condition.ts';
import type { Discount, DiscountsDocument } from './discounts-document.ts';
import { documentFault, duplicateCodes } from './document-fault.ts';

/** What is wrong with codes whose shape is right: two of one name, what they take off, conditions. */
export function diagnoseDiscounts({ discounts }: DiscountsDocument, context: DiagnoseContext): Diagnostic[] {
  const scope = feeScope(context);
  return [
    ...duplicateCodes(discounts, `/discounts`),
    ...discounts.flatMap((discount, index) => [
      ...valueFaults(discount, `/discounts/${index}`),
      ...diagnoseCondition(discount.when, `/discounts/${index}/when`, scope),
    ]),
  ];
}

function valueFaults({ kind, percent, amount }: Discount, pointer: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (percent !== undefined && amount !== undefined) {
    found.push(
      documentFault(pointer, 'not_allowed', 'A code takes off a percentage or an amount, not both.'),
    );
  }
  if (kind === 'discount' && percent === undefined && amount === undefined) {
    found.push(
      documentFault(pointer, 'missing', 'A discount says what it takes off.', '"percent" or "amount"'),
    );
  }
  return found;
}
