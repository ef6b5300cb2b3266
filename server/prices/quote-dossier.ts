import type { Quote } from '#engine/contract/money.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import { membershipInFlow, scopeOf } from '#server/answers/condition-scope.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { appliedCodes, countsNow } from '#server/discounts/applied-codes.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { offerOf } from '#server/inventory/find-offers.ts';
import { type HoldRow, holdsOf } from '#server/inventory/holds.ts';
import { pricedOffer } from '#server/inventory/offer-terms.ts';
import { countsInFlow } from './counts-in-flow.ts';
import { givenLines } from './given-lines.ts';
import { type PricedCase, pricedCases } from './priced-cases.ts';
import { leastQuote } from './rules/least-quote.ts';
import type { Picked } from './rules/picked-lines.ts';
import { type QuoteInput, quote } from './rules/quote.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The price of a dossier, with its items and codes. */
export type Quotation = {
  quote: Quote;
  /** Items in the flow, and codes; others are neither paid for nor kept. */
  counted: HoldRow[];
  discounts: Discount[];
};

/** Quotes a dossier as it is stored, at an instant. */
export async function quoteDossier(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  now = new Date(),
): Promise<Quotation> {
  return quotePicked(configuration, row, await holdsOf(db, row.id), now);
}

/**
 * A former payment: lines that stay keep their price, `besides` costs the present price, and codes count as they did at
 * `codesAt`.
 */
export type PaidBefore = {
  codesAt: Date;
  paid: NonNullable<QuoteInput['paid']>;
  besides: readonly Picked[];
};

/** The same with items that were read before. */
export function quotePicked(
  configuration: Configured,
  row: DossierRow,
  picked: readonly HoldRow[],
  now: Date,
  before?: PaidBefore,
): Quotation {
  const { eventCode } = row;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  if (!event) throw new Error(`the event ${eventCode} is gone`);
  const counted = picked.filter(countsInFlow(configuration, row));
  const scope = scopeOf(configuration, row);
  const membership = membershipInFlow(configuration, row);
  const { timezone } = event;
  const applied = appliedCodes(configuration, eventCode, counted);
  const discountsFor = (possible: FormContext) =>
    applied.filter((discount) => countsNow(discount, possible, { now: before?.codesAt ?? now, timezone }));
  const common = {
    schedule: configuration.current(eventCode, 'schedule', catalogue.schedule)?.document,
  };
  const fees = feesOf(configuration, row);
  const given = givenLines(configuration, row);
  const quoteFor = (possible: PricedCase) =>
    quote({
      fees: fees && { ...fees, fees: possible.fees },
      catalogue: {
        ...common,
        offerOf(item) {
          const found = offerOf(configuration, eventCode, item);
          return found && { ...found, offer: pricedOffer(found.offer, possible.scope, { now, timezone }) };
        },
      },
      membership: possible.membership,
      scope: possible.scope,
      picked: counted,
      given,
      discounts: discountsFor(possible.scope),
      time: { now, timezone },
      ...(before && { paid: before.paid, besides: before.besides }),
    });
  const asItStands = { scope, membership, fees: fees?.fees ?? [] };
  const { cases, reasonOf } = pricedCases(configuration, row, asItStands, [
    ...applied.map(({ when }) => ({ category: 'discount' as const, when })),
    ...counted.flatMap(({ kind, item }) => {
      const isOffer = kind !== 'session' && kind !== 'discount';
      const offer = isOffer ? offerOf(configuration, eventCode, { kind, item }) : undefined;
      return (offer?.offer.prices ?? []).map(({ when }) => ({ category: offer?.document.category, when }));
    }),
  ]);
  const [first, ...others] = cases;
  const owed =
    others.length === 0 ? quoteFor(first) : leastQuote([quoteFor(first), ...others.map(quoteFor)], reasonOf);
  return { quote: owed, counted, discounts: discountsFor(scope) };
}

/** The event's fees, or the flow's own with the event's currency and taxes; none where the flow asks for no money. */
function feesOf(configuration: Configured, row: DossierRow): QuoteInput['fees'] {
  const fees = flowOf(configuration, row)?.document.money?.fees;
  const ofEvent = configuration.current(row.eventCode, 'fees', catalogue.fees)?.document;
  if (fees === 'catalogue') return ofEvent;
  return fees && { kind: 'fees', code: catalogue.fees, currency: 'CAD', taxes: [], ...ofEvent, fees };
}
