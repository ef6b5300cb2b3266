import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type Offer, rangeOf } from '#engine/event/documents/offers/schema.ts';
import { textIn } from '#engine/event/languages/texts.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { choiceItem, offerOf, splitChoiceItem, stockOf } from '#server/inventory/find-offers.ts';
import { amountDetail } from '#server/inventory/offer-amount.ts';
import { occupiedTimes } from '#server/inventory/offer-terms.ts';
import { notOffered, soldOut, tooMany } from '#server/inventory/pick-problems.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { canBePicked } from '#server/prices/counts-in-flow.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import type { ItemToHold } from './item-to-hold.ts';

/** A quantity of an offer, with a contribution if it has a range. */
export type WantedOffer = {
  kind: 'choice';
  offers: string;
  offer: string;
  quantity: number;
  amount?: number;
};

/** An offer that a dossier can hold, replacing others if only one can be chosen. */
export function offerItem(
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  { offers, offer: code, quantity, amount }: WantedOffer,
): ItemToHold {
  const item = { kind: 'choice', item: choiceItem(offers, code) } as const;
  if (quantity > 0 && !canBePicked(configuration, row)(item)) throw notOffered('offers');
  const found = offerOf(configuration, row.eventCode, item);
  return {
    item,
    quantity,
    stock: found ? stockOf(found.offer) : 0,
    times: found && occupiedTimes(found.offer, event),
    field: 'offer',
    ...(amount !== undefined && { detail: amountDetail(amount) }),
    // Offers that were removed or are now for others can still be released.
    check() {
      if (!found) throw notOffered('offer');
      const most = found.offer.most ?? 1;
      if (quantity > most) throw tooMany('quantity', most);
      checkAmount(found.offer, amount);
    },
    replaces: (own) =>
      isYes(found?.document.several, false)
        ? []
        : own.filter((held) => splitChoiceItem(held.item)[0] === offers && held.item !== item.item),
    full: () => soldOut('offer', gone),
  };
}

const gone = inEveryLanguage('picks.gone');

/** Throws 422 for an amount outside of the range, in the words that its field has in the form. */
function checkAmount(offer: Offer, amount: number | undefined): void {
  if (amount === undefined) return;
  const range = rangeOf(offer);
  if (!range) throw notOffered('amount');
  if (amount >= range.minimum && amount <= range.maximum) return;
  throw invalidField(
    'amount',
    textSaid((locale) =>
      formatMessage(
        textIn('contributionBetween', locale),
        { minimum: formatCents(range.minimum, locale), maximum: formatCents(range.maximum, locale) },
        locale,
      ),
    ),
  );
}
