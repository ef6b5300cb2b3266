import { documentKind } from '../../document-kind/document-kind.ts';
import { condition, money } from '../../document-kind/edit-hint.ts';
import { diagnoseDiscounts } from './diagnosis.ts';
import { discountsProblems } from './problems.ts';
import { discountsWords as en } from './reference.en.ts';
import { discountsWords as fr } from './reference.fr.ts';
import { DiscountsDocument } from './schema.ts';

export const discounts = documentKind({
  schema: DiscountsDocument,
  diagnose: diagnoseDiscounts,
  isSingle: true,
  namesOthers: true,
  problems: discountsProblems,
  reference: { en, fr },
  hints: {
    'discounts.discounts.amount': money,
    'discounts.discounts.when': condition,
  },
});
