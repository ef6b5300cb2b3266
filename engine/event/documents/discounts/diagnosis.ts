import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { diagnoseCondition, feeScope, neverMet } from '../../diagnosis/diagnose-condition.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning, duplicateCodes } from '../../diagnosis/document-fault.ts';
import { orEarlier } from '../../diagnosis/shared-sentences.ts';
import { isActive } from './is-active.ts';
import { says } from './problems.ts';
import type { Discount, DiscountsDocument } from './schema.ts';

/** Diagnostics of codes with a valid shape: duplicates, amounts, conditions. */
export function diagnoseDiscounts({ discounts }: DiscountsDocument, context: DiagnoseContext): Diagnostic[] {
  const scope = feeScope(context);
  return [
    ...duplicateCodes(discounts, `/discounts`),
    ...discounts.flatMap((discount, index) => [
      ...valueFaults(discount, `/discounts/${index}`),
      ...diagnoseCondition(discount.when, `/discounts/${index}/when`, scope),
      ...neverMet(discount.when, `/discounts/${index}/when`, scope, context, says('neverWorks')),
      ...useFaults(discount, `/discounts/${index}`, context),
    ]),
  ];
}

/** Active codes that are valid only outside of the registration period, or reduce something free. */
function useFaults(
  discount: Discount,
  pointer: string,
  { event, chargedCategories }: DiagnoseContext,
): Diagnostic[] {
  if (!isActive(discount)) return [];
  const { kind, percent, limit, when, from, categories } = discount;
  const found: Diagnostic[] = [];
  const isFree = kind === 'discount' && percent === 100 && categories === undefined;
  if (isFree && limit === undefined && when === undefined) {
    found.push(documentWarning(pointer, 'unlimited', says('unlimited'), '"limit"'));
  }
  if (event && from !== undefined && from > event.dates.end) {
    found.push(
      documentWarning(`${pointer}/from`, 'never_met', says('afterEvent'), orEarlier(event.dates.end)),
    );
  }
  if (categories && chargedCategories && !categories.some((each) => chargedCategories.has(each))) {
    found.push(
      documentWarning(
        `${pointer}/categories`,
        'never_met',
        says('noEffect'),
        [...chargedCategories].join(', '),
      ),
    );
  }
  return found;
}

function valueFaults({ kind, percent, amount }: Discount, pointer: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (percent !== undefined && amount !== undefined) {
    found.push(documentFault(pointer, 'not_allowed', says('bothValues')));
  }
  if (kind === 'discount' && percent === undefined && amount === undefined) {
    found.push(documentFault(pointer, 'missing', says('noValue'), says('percentOrAmount')));
  }
  return found;
}
