import { resolveText } from '../../../form/languages/text.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { danglingFault, duplicateCodes, repeatedNames } from '../../diagnosis/document-fault.ts';
import { says } from './problems.ts';
import type { ExhibitorsDocument } from './schema.ts';

/** Diagnostics of exhibitors with a valid shape: codes, unknown types. */
export function diagnoseExhibitors({ types, exhibitors }: ExhibitorsDocument): Diagnostic[] {
  const known = types.map(({ code }) => code);
  return [
    ...duplicateCodes(types, '/types'),
    ...duplicateCodes(exhibitors, '/exhibitors'),
    ...repeatedNames(
      exhibitors.map(({ booth }) => (booth === undefined ? '' : resolveText(booth, 'en'))),
      (index) => `/exhibitors/${index}/booth`,
      (name) => says('boothTaken', { name }),
    ),
    ...exhibitors.flatMap(({ type }, index) =>
      danglingFault(`/exhibitors/${index}/type`, 'type', type, known),
    ),
  ];
}
