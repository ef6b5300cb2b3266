import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { diagnoseCondition, feeScope, neverMet } from '../../diagnosis/diagnose-condition.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning, duplicateCodes } from '../../diagnosis/document-fault.ts';
import type { Discount, DiscountsDocument } from './schema.ts';

/** Diagnostics of codes with a valid shape: duplicates, amounts, conditions. */
export function diagnoseDiscounts({ discounts }: DiscountsDocument, context: DiagnoseContext): Diagnostic[] {
  const scope = feeScope(context);
  return [
    ...duplicateCodes(discounts, `/discounts`),
    ...discounts.flatMap((discount, index) => [
      ...valueFaults(discount, `/discounts/${index}`),
      ...diagnoseCondition(discount.when, `/discounts/${index}/when`, scope),
      ...neverMet(
        discount.when,
        `/discounts/${index}/when`,
        scope,
        context,
        'No registration can meet this condition, so the code never works. Correct or remove it.',
      ),
      ...useFaults(discount, `/discounts/${index}`, context),
    ]),
  ];
}

/** Codes that are valid only outside of the registration period, or reduce something free. */
function useFaults(
  { kind, percent, limit, when, from, categories }: Discount,
  pointer: string,
  { event, chargedCategories }: DiagnoseContext,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const isFree = kind === 'discount' && percent === 100 && categories === undefined;
  if (isFree && limit === undefined && when === undefined) {
    const problem =
      'Anyone who has this code pays nothing, without a limit. Add "limit" to restrict its uses.';
    found.push(documentWarning(pointer, 'unlimited', problem, '"limit"'));
  }
  if (event && from !== undefined && from > event.dates.end) {
    found.push(
      documentWarning(
        `${pointer}/from`,
        'never_met',
        'The code is valid only after the event, so it can never be used.',
        `${event.dates.end} or earlier`,
      ),
    );
  }
  if (categories && chargedCategories && !categories.some((each) => chargedCategories.has(each))) {
    found.push(
      documentWarning(
        `${pointer}/categories`,
        'never_met',
        'Nothing in these categories has a price yet, so the code has no effect.',
        [...chargedCategories].join(', '),
      ),
    );
  }
  return found;
}

function valueFaults({ kind, percent, amount }: Discount, pointer: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (percent !== undefined && amount !== undefined) {
    found.push(documentFault(pointer, 'not_allowed', 'A code has either "percent" or "amount", not both.'));
  }
  if (kind === 'discount' && percent === undefined && amount === undefined) {
    found.push(
      documentFault(pointer, 'missing', 'A discount needs "percent" or "amount".', '"percent" or "amount"'),
    );
  }
  return found;
}
