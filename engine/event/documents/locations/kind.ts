import { documentKind } from '../../document-kind/document-kind.ts';
import { richText } from '../../document-kind/edit-hint.ts';
import { diagnoseLocations } from './diagnosis.ts';
import { locationsProblems } from './problems.ts';
import { locationsWords as en } from './reference.en.ts';
import { locationsWords as fr } from './reference.fr.ts';
import { LocationsDocument } from './schema.ts';

export const locations = documentKind({
  schema: LocationsDocument,
  diagnose: diagnoseLocations,
  isSingle: true,
  namesOthers: true,
  refreshes: () => ['catalogue'],
  problems: locationsProblems,
  reference: { en, fr },
  hints: {
    'locations.locations.description': richText,
  },
});
