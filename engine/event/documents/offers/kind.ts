import { documentKind } from '../../document-kind/document-kind.ts';
import { condition, limit, money, prices, to } from '../../document-kind/edit-hint.ts';
import { diagnoseOffers } from './diagnosis.ts';
import { offersProblems } from './problems.ts';
import { offersWords as en } from './reference.en.ts';
import { offersWords as fr } from './reference.fr.ts';
import { OffersDocument } from './schema.ts';

export const offers = documentKind({
  schema: OffersDocument,
  diagnose: diagnoseOffers,
  namesOthers: true,
  refreshes: () => ['items', 'catalogue'],
  problems: offersProblems,
  reference: { en, fr },
  hints: {
    'offers.offers.group': to('offers.groups'),
    'offers.offers.amount': money,
    'offers.offers.when': condition,
    'offers.offers.prices': prices,
    'offers.offers.prices.amount': money,
    'offers.offers.prices.when': condition,
    'offers.offers.minimum': money,
    'offers.offers.maximum': money,
    'offers.offers.stock': limit,
    'offers.offers.variants.amount': money,
    'offers.offers.variants.stock': limit,
  },
});
