import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { diagnoseCondition, feeScope, neverMet } from '../../diagnosis/diagnose-condition.ts';
import { diagnoseTime } from '../../diagnosis/diagnose-times.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { danglingFault, documentFault, documentWarning } from '../../diagnosis/document-fault.ts';
import { orEarlier } from '../../diagnosis/shared-sentences.ts';
import { says } from './problems.ts';
import type { Offer, PriceRow } from './schema.ts';

/** What is wrong with who may choose an offer. */
export function diagnoseAudience(
  { when, tracks = [] }: Offer,
  at: string,
  context: DiagnoseContext,
): Diagnostic[] {
  return [
    ...tracks.flatMap((track, index) =>
      danglingFault(`${at}/tracks/${index}`, 'track', track, context.tracks),
    ),
    ...diagnoseCondition(when, `${at}/when`, feeScope(context)),
    ...neverMet(when, `${at}/when`, feeScope(context), context, says('neverChosen')),
  ];
}

/** What is wrong with the prices of an offer: dates, conditions, and rows that are never reached. */
export function diagnosePriceRows(
  { prices = [] }: Offer,
  at: string,
  context: DiagnoseContext,
): Diagnostic[] {
  const always = prices.findIndex(({ from, until, when }) => !from && !until && when === undefined);
  return prices.flatMap((row, index) => {
    const pointer = `${at}/prices/${index}`;
    return [
      ...diagnoseDates(row, pointer, context),
      ...diagnoseCondition(row.when, `${pointer}/when`, feeScope(context)),
      ...(always >= 0 && index > always
        ? [documentFault(pointer, 'never_met', says('priceNeverReached'))]
        : []),
    ];
  });
}

function diagnoseDates({ from }: PriceRow, at: string, { event }: DiagnoseContext): Diagnostic[] {
  if (!event || from === undefined || from <= event.dates.end) return [];
  return [documentWarning(`${at}/from`, 'range', says('priceAfterEvent'), orEarlier(event.dates.end))];
}

/** What is wrong with when an offer takes place: a time has a day, an end has a start. */
export function diagnoseOfferTime(
  { day, start, end, tracks }: Offer,
  at: string,
  context: DiagnoseContext,
): Diagnostic[] {
  if (start !== undefined && day === undefined) {
    return [documentFault(at, 'missing', says('startWithoutDay'), '"day"')];
  }
  if (end !== undefined && start === undefined) {
    return [documentFault(at, 'missing', says('endWithoutStart'), '"start"')];
  }
  // Its clock is that of its track if it is in one only.
  const track = tracks?.length === 1 ? tracks[0] : undefined;
  return [
    ...danglingFault(`${at}/day`, 'day', day, context.days),
    ...diagnoseTime({ day, start, end, track }, at, context),
  ];
}
