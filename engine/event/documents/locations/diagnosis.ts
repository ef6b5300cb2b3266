import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { danglingFault, documentFault, duplicateCodes } from '../../diagnosis/document-fault.ts';
import { says } from './problems.ts';
import type { LocationsDocument } from './schema.ts';

/** Diagnostics of locations with a valid shape: codes, tracks, incomplete coordinates. */
export function diagnoseLocations(
  { locations }: LocationsDocument,
  { tracks }: DiagnoseContext,
): Diagnostic[] {
  return [
    ...duplicateCodes(locations, '/locations'),
    ...locations.flatMap((location, index) => {
      const pointer = `/locations/${index}`;
      const isHalf = (location.latitude === undefined) !== (location.longitude === undefined);
      return [
        ...(location.tracks ?? []).flatMap((track, at) =>
          danglingFault(`${pointer}/tracks/${at}`, 'track', track, tracks),
        ),
        ...(isHalf ? [documentFault(pointer, 'missing', says('halfCoordinates'))] : []),
      ];
    }),
  ];
}
