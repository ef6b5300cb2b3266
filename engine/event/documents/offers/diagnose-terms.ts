import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { diagnoseCondition, feeScope, neverMet } from '../../diagnosis/diagnose-condition.ts';
import { diagnoseTime } from '../../diagnosis/diagnose-times.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { danglingFault, documentFault, documentWarning } from '../../diagnosis/document-fault.ts';
import type { Offer, PriceRow } from './schema.ts';

/** What is wrong with who may choose an offer. */
export function diagnoseAudience(
  { when, tracks = [] }: Offer,
  at: string,
  context: DiagnoseContext,
): Diagnostic[] {
  const problem =
    'No registration can meet this condition, so no one can choose the offer. Correct or remove it.';
  return [
    ...tracks.flatMap((track, index) =>
      danglingFault(`${at}/tracks/${index}`, 'track', track, context.tracks),
    ),
    ...diagnoseCondition(when, `${at}/when`, feeScope(context)),
    ...neverMet(when, `${at}/when`, feeScope(context), context, problem),
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
        ? [documentFault(pointer, 'never_met', 'The price above it always applies. Move it up or remove it.')]
        : []),
    ];
  });
}

function diagnoseDates({ from }: PriceRow, at: string, { event }: DiagnoseContext): Diagnostic[] {
  if (!event || from === undefined || from <= event.dates.end) return [];
  const problem = 'The price starts after the event, so it is never charged.';
  return [documentWarning(`${at}/from`, 'range', problem, `${event.dates.end} or earlier`)];
}

/** What is wrong with when an offer takes place: a time has a day, an end has a start. */
export function diagnoseOfferTime(
  { day, start, end, tracks }: Offer,
  at: string,
  context: DiagnoseContext,
): Diagnostic[] {
  if (start !== undefined && day === undefined) {
    return [documentFault(at, 'missing', 'A start needs its day.', '"day"')];
  }
  if (end !== undefined && start === undefined) {
    return [documentFault(at, 'missing', 'An end needs a start.', '"start"')];
  }
  // Its clock is that of its track if it is in one only.
  const track = tracks?.length === 1 ? tracks[0] : undefined;
  return [
    ...danglingFault(`${at}/day`, 'day', day, context.days),
    ...diagnoseTime({ day, start, end, track }, at, context),
  ];
}
