import { documentKind } from '../../document-kind/document-kind.ts';
import { money, richText } from '../../document-kind/edit-hint.ts';
import { diagnoseAccommodations } from './diagnosis.ts';
import { accommodationsProblems } from './problems.ts';
import { accommodationsWords as en } from './reference.en.ts';
import { accommodationsWords as fr } from './reference.fr.ts';
import { AccommodationsDocument } from './schema.ts';

export const accommodations = documentKind({
  schema: AccommodationsDocument,
  diagnose: diagnoseAccommodations,
  isSingle: true,
  refreshes: () => ['catalogue'],
  problems: accommodationsProblems,
  reference: { en, fr },
  hints: {
    'accommodations.accommodations.description': richText,
    'accommodations.accommodations.rooms.amount': money,
  },
});
