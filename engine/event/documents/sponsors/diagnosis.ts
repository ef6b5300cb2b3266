import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { danglingFault, duplicateCodes } from '../../diagnosis/document-fault.ts';
import type { SponsorsDocument } from './schema.ts';

/** Diagnostics of sponsors with a valid shape: codes, unknown levels. */
export function diagnoseSponsors({ levels, sponsors }: SponsorsDocument): Diagnostic[] {
  const known = levels.map(({ code }) => code);
  return [
    ...duplicateCodes(levels, '/levels'),
    ...duplicateCodes(sponsors, '/sponsors'),
    ...sponsors.flatMap(({ level }, index) =>
      danglingFault(`/sponsors/${index}/level`, 'level', level, known),
    ),
  ];
}
