import { documentKind } from '../../document-kind/document-kind.ts';
import { condition, longText, money } from '../../document-kind/edit-hint.ts';
import { diagnoseFees } from './diagnosis.ts';
import { feesWords as en } from './reference.en.ts';
import { feesWords as fr } from './reference.fr.ts';
import { FeesDocument } from './schema.ts';

export const fees = documentKind({
  schema: FeesDocument,
  diagnose: diagnoseFees,
  isSingle: true,
  namesOthers: true,
  reference: { en, fr },
  hints: {
    'fee.amount': money,
    'fee.early_bird.amount': money,
    'fee.when': condition,
    'fees.issuer': longText,
    'fees.cancellation_policy': longText,
  },
});
