import type { Condition } from '../../../form/field/condition.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentWarning } from '../../diagnosis/document-fault.ts';
import { canHappen, openAt } from '../../diagnosis/flow-worlds.ts';
import { type FlowPicker, offerCondition, pickedDocument, pickersIn } from '../../diagnosis/picked-offers.ts';
import { says } from './problems.ts';
import type { Offer, OffersDocument, PriceRow } from './schema.ts';

/** Offers that no one can choose where they are offered, and prices that no one then gets. */
export function diagnoseOffersInFlows(document: OffersDocument, context: DiagnoseContext): Diagnostic[] {
  const pickers = (context.flows ?? [])
    .flatMap((flow) => pickersIn(flow, context))
    .filter((picker) => pickedDocument(picker.field) === document.code && happens(picker, [], context));
  const [first] = pickers;
  if (!first) return [];
  const question = 'label' in first.field ? (first.field.label ?? first.field.code) : first.field.code;
  return document.offers.flatMap((offer, index) => {
    const at = `/offers/${index}`;
    if (offer.taken_by !== undefined) return [];
    const isNever = (more: readonly Condition[]) =>
      pickers.every(
        (picker) => happens(picker, [offerCondition(offer, picker.flow), ...more], context) === false,
      );
    const isConditional = offer.when !== undefined || offer.tracks !== undefined;
    if (isConditional && isNever([]))
      return [documentWarning(at, 'never_met', says('neverChosenInFlow', { question }))];
    return unreachedPrices(offer, at, isNever);
  });
}

function happens(
  { flow, step, shown }: FlowPicker,
  more: readonly Condition[],
  context: DiagnoseContext,
): boolean | undefined {
  return canHappen([...shown, ...more], flow, context, openAt(flow, step));
}

/** Prices whose condition no one meets, or those above already do at all times. */
function unreachedPrices(
  { prices = [] }: Offer,
  at: string,
  isNever: (more: readonly Condition[]) => boolean,
): Diagnostic[] {
  const isAlwaysOn = ({ from, until }: PriceRow) => from === undefined && until === undefined;
  return prices.flatMap((row, index) => {
    const before = prices.slice(0, index).filter(isAlwaysOn);
    const others = before.flatMap(({ when }) => (when === undefined ? [] : [{ '!': [when] }]));
    const own = row.when === undefined ? [] : [row.when];
    if (own.length + others.length === 0) return [];
    return isNever([...own, ...others])
      ? [documentWarning(`${at}/prices/${index}`, 'never_met', says('priceNeverApplies'))]
      : [];
  });
}
