import { documentKind } from '../../document-kind/document-kind.ts';
import { to } from '../../document-kind/edit-hint.ts';
import { diagnoseExhibitors } from './diagnosis.ts';
import { exhibitorsProblems } from './problems.ts';
import { exhibitorsWords as en } from './reference.en.ts';
import { exhibitorsWords as fr } from './reference.fr.ts';
import { ExhibitorsDocument } from './schema.ts';

export const exhibitors = documentKind({
  schema: ExhibitorsDocument,
  diagnose: diagnoseExhibitors,
  isSingle: true,
  refreshes: () => ['catalogue'],
  problems: exhibitorsProblems,
  reference: { en, fr },
  hints: {
    'exhibitors.exhibitors.type': to('exhibitors.types'),
  },
});
