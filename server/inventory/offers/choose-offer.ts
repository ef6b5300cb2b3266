import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import { type Offer, rangeOf } from '#engine/configuration/offers-document.ts';
import { textSaid } from '#engine/configuration/text.ts';
import { formatCents } from '#engine/format/money.ts';
import { fill } from '#engine/languages/fill.ts';
import { wordIn } from '#engine/languages/words.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { canBePicked } from '#server/domain/fees/counts-in-flow.ts';
import { lockUnsubmitted } from '#server/domain/lock-unsubmitted.ts';
import { invalidField } from '#server/domain/refusal.ts';
import type { Item, StockItem } from '#server/inventory/stock/inventory-lock.ts';
import { giveBack, pick, type Replaces } from '#server/inventory/stock/pick.ts';
import { notOffered, soldOut, tooMany } from '#server/inventory/stock/pick-problems.ts';
import { leaveChoiceLine } from '#server/inventory/waitlist/choice-line.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Services } from '#server/services.ts';
import { choiceItem, offerNamed, splitChoiceItem, stockOf } from './find-offers.ts';

type Wished = { offers: string; offer: string; quantity: number; amount?: number };

/**
 * Holds so many of an offer for a dossier, in place of those it held before; where only one may be chosen, in place of
 * any other, which is kept where this one is not to be had. Throws 422 for what is not offered in its flow, more than
 * one may take and a contribution outside of the range, 409 `full` where there are fewer.
 */
export async function chooseOffer(
  { db, configuration, seats }: Pick<Services, 'db' | 'configuration' | 'seats'>,
  event: EventDocument,
  row: DossierRow,
  { offers, offer: code, quantity, amount }: Wished,
  now = new Date(),
): Promise<void> {
  const item: Item = { kind: 'choice', item: choiceItem(offers, code) };
  if (!canBePicked(configuration, row)(item)) throw notOffered('offers');
  const found = offerNamed(configuration, row.eventCode, item.item);
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    // What is offered no more can be given back all the same.
    if (quantity === 0) return giveBack(tx, locked, [item], seats);
    if (!found) throw notOffered('offer');
    const { document, offer } = found;
    if (quantity > (offer.most ?? 1)) throw tooMany('quantity', offer.most ?? 1);
    checkAmount(offer, amount);
    // What was kept for them out of a line is theirs to choose.
    await leaveChoiceLine(tx, locked, item, 'taken');
    const others: Replaces = (own) => (isYes(document.several) ? [] : own.filter(isAnotherOf(offers, item)));
    const said = amount === undefined ? {} : { detail: { amount: String(amount) } };
    const wish = { ...item, quantity, limit: stockOf(offer), ...said };
    if (!(await pick(tx, locked, wish, others, { seats, event, now }))) throw soldOut('offer', gone);
  });
}

const isAnotherOf =
  (offers: string, { item }: Item) =>
  (held: StockItem): boolean =>
    splitChoiceItem(held.item)[0] === offers && held.item !== item;

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
      fill(wordIn('contributionBetween', locale), {
        minimum: formatCents(range.minimum, locale),
        maximum: formatCents(range.maximum, locale),
      }),
    ),
  );
}
