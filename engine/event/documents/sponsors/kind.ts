import { documentKind } from '../../document-kind/document-kind.ts';
import { to } from '../../document-kind/edit-hint.ts';
import { diagnoseSponsors } from './diagnosis.ts';
import { sponsorsWords as en } from './reference.en.ts';
import { sponsorsWords as fr } from './reference.fr.ts';
import { SponsorsDocument } from './schema.ts';

export const sponsors = documentKind({
  schema: SponsorsDocument,
  diagnose: diagnoseSponsors,
  isSingle: true,
  refreshes: () => ['catalogue'],
  reference: { en, fr },
  hints: {
    'sponsors.sponsors.level': to('sponsors.levels'),
  },
});
