import { documentKind } from '../../document-kind/document-kind.ts';
import { advanced, condition, longText, money, prices } from '../../document-kind/edit-hint.ts';
import { diagnoseFees } from './diagnosis.ts';
import { feesProblems } from './problems.ts';
import { feesWords as en } from './reference.en.ts';
import { feesWords as fr } from './reference.fr.ts';
import { FeesDocument } from './schema.ts';

export const fees = documentKind({
  schema: FeesDocument,
  diagnose: diagnoseFees,
  isSingle: true,
  namesOthers: true,
  problems: feesProblems,
  reference: { en, fr },
  hints: {
    'fee.code': advanced,
    'fee.amount': money,
    'fee.early_bird.amount': money,
    'fee.when': condition,
    'fees.fees': prices,
    'fees.free_when': condition,
    'fees.issuer': longText,
    'fees.cancellation_policy': longText,
  },
});
