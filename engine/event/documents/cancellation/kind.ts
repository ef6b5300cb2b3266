import { documentKind } from '../../document-kind/document-kind.ts';
import { longText, money } from '../../document-kind/edit-hint.ts';
import { diagnoseCancellation } from './diagnosis.ts';
import { cancellationProblems } from './problems.ts';
import { cancellationWords as en } from './reference.en.ts';
import { cancellationWords as fr } from './reference.fr.ts';
import { CancellationDocument } from './schema.ts';

export const cancellation = documentKind({
  schema: CancellationDocument,
  diagnose: diagnoseCancellation,
  isSingle: true,
  problems: cancellationProblems,
  reference: { en, fr },
  hints: {
    'cancellation.refunds.amount': money,
    'cancellation.refunds.keeps': money,
    'cancellation.note': longText,
  },
});
