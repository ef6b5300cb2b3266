import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentWarning, duplicateCodes } from '../../diagnosis/document-fault.ts';
import { orEarlier } from '../../diagnosis/shared-sentences.ts';
import { says } from './problems.ts';
import type { AccommodationsDocument } from './schema.ts';

/** Diagnostics of places to stay with a valid shape: codes, room blocks that end after the event. */
export function diagnoseAccommodations(
  { accommodations }: AccommodationsDocument,
  { event }: DiagnoseContext,
): Diagnostic[] {
  return [
    ...duplicateCodes(accommodations, '/accommodations'),
    ...accommodations.flatMap(({ until }, index) => {
      if (!event || until === undefined || until <= event.dates.end) return [];
      const pointer = `/accommodations/${index}/until`;
      return [documentWarning(pointer, 'range', says('roomsAfterEvent'), orEarlier(event.dates.end))];
    }),
  ];
}
