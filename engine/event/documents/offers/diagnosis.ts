import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { danglingFault, documentFault, duplicateCodes } from '../../diagnosis/document-fault.ts';
import { diagnoseOffersInFlows } from './diagnose-in-flows.ts';
import { diagnosePickerOffers } from './diagnose-pickers.ts';
import { diagnoseOfferPlan, diagnoseRanges } from './diagnose-sets.ts';
import { diagnoseAudience, diagnoseOfferTime, diagnosePriceRows } from './diagnose-terms.ts';
import { says } from './problems.ts';
import type { Offer, OffersDocument } from './schema.ts';

/** What is wrong with offers whose shape is right: codes, prices, and what their view needs. */
export function diagnoseOffers(document: OffersDocument, context: DiagnoseContext): Diagnostic[] {
  const { groups = [], benefits = [], plan, offers, view } = document;
  const missing = (pointer: string, property: string) =>
    documentFault(pointer, 'missing', says('viewRequires', { view, property }), property);
  const found = [
    ...duplicateCodes(offers, '/offers'),
    ...duplicateCodes(groups, '/groups'),
    ...duplicateCodes(benefits, '/benefits'),
    ...(plan ? duplicateCodes(plan.areas, '/plan/areas') : []),
    ...(view === 'plan' && !plan ? [missing('/plan', '"plan"')] : []),
    ...(view === 'table' && benefits.length === 0 ? [missing('/benefits', '"benefits"')] : []),
    ...diagnosePickerOffers(document),
    ...diagnoseOfferPlan(document),
    ...(offers.some((offer) => diagnosePrice(offer, '').length > 0) ? [] : diagnoseRanges(document)),
    ...offers.flatMap((offer, index) => [
      ...diagnosePrice(offer, `/offers/${index}`),
      ...diagnoseNames(offer, `/offers/${index}`, document),
      ...diagnoseAudience(offer, `/offers/${index}`, context),
      ...diagnosePriceRows(offer, `/offers/${index}`, context),
      ...diagnoseOfferTime(offer, `/offers/${index}`, context),
      ...(view === 'plan' && !offer.place ? [missing(`/offers/${index}/place`, '"place"')] : []),
    ]),
  ];
  if (found.some(({ severity }) => severity === 'error')) return found;
  return [...found, ...diagnoseOffersInFlows(document, context)];
}

function diagnosePrice({ amount, prices, minimum, maximum, most }: Offer, at: string): Diagnostic[] {
  if (minimum === undefined && maximum === undefined) return [];
  if (minimum === undefined || maximum === undefined) {
    return [documentFault(at, 'missing', says('halfRange'), '"minimum", "maximum"')];
  }
  if (minimum > maximum) return [documentFault(`${at}/minimum`, 'range', says('minimumAboveMaximum'))];
  if (amount !== undefined) {
    return [documentFault(`${at}/amount`, 'not_allowed', says('rangeWithAmount'))];
  }
  if (prices !== undefined) {
    return [documentFault(`${at}/prices`, 'not_allowed', says('rangeWithPrices'))];
  }
  return most === undefined ? [] : [documentFault(`${at}/most`, 'not_allowed', says('rangeWithMost'))];
}

function diagnoseNames(
  { group, benefits = {} }: Offer,
  at: string,
  { groups = [], benefits: rows = [] }: OffersDocument,
): Diagnostic[] {
  return [
    ...danglingFault(
      `${at}/group`,
      'group',
      group,
      groups.map(({ code }) => code),
    ),
    ...Object.keys(benefits).flatMap((name) =>
      danglingFault(
        `${at}/benefits/${name}`,
        'row',
        name,
        rows.map(({ code }) => code),
      ),
    ),
  ];
}
