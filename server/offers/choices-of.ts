import type { AwaitedOffer, Choice, Choices } from '#engine/event/cart/offers.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Offer, OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { scopeOf } from '#server/answers/condition-scope.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { splitChoiceItem } from '#server/inventory/find-offers.ts';
import { type HoldRow, holdsOf, isHeld, isLapsed } from '#server/inventory/holds.ts';
import { amountOf } from '#server/inventory/offer-amount.ts';
import { isOfferedTo, pricedOffer } from '#server/inventory/offer-terms.ts';
import { endedOffers } from '#server/waitlist/ended-offers.ts';
import { type Awaited, awaitedBy } from '#server/waitlist/entries.ts';
import { offersInformation } from './offers-information.ts';

/** The offers for a dossier with its choices, in order. Offers for others are left out unless it holds them. */
export async function choicesOf(
  db: Database,
  configuration: ConfigurationStore,
  { event, document }: { event: EventDocument; document: OffersDocument },
  row: DossierRow,
  now = new Date(),
): Promise<Choices> {
  const holds = (await holdsOf(db, row.id, 'choice')).filter(
    ({ item }) => splitChoiceItem(item)[0] === document.code,
  );
  const scope = scopeOf(configuration, row);
  const isHolding = (code: string) => holds.some(({ item }) => splitChoiceItem(item)[1] === code);
  const offers = document.offers
    .filter((offer) => isOfferedTo(offer, scope) || isHolding(offer.code))
    .map((offer) => pricedOffer(offer, scope, { now, timezone: event.timezone }));
  const ends = holds.flatMap((each) => (isHeld(each, now) ? [Number(each.heldUntil)] : []));
  const ended = (await endedOffers(db, row, now, 'choice')).flatMap(({ item, at, declined }) => {
    const [code, offer] = splitChoiceItem(item);
    return code === document.code ? [{ offer, at, declined }] : [];
  });
  return {
    offers: await offersInformation(db, event, { ...document, offers }, { now, scope }),
    chosen: chosenAmong(offers, holds, now),
    waiting: awaitedAmong(await awaitedBy(db, row, 'choice'), document.code),
    ...(ended.length > 0 && { ended_offers: ended }),
    ...(ends.length > 0 && { held_until: new Date(Math.min(...ends)).toISOString() }),
    now: now.toISOString(),
  };
}

function chosenAmong(offers: readonly Offer[], holds: readonly HoldRow[], now: Date): Choice[] {
  return offers.flatMap((offer): Choice[] => {
    const held = holds.find(({ item }) => splitChoiceItem(item)[1] === offer.code);
    if (!held) return [];
    return [
      {
        offer: offer.code,
        quantity: held.quantity,
        amount: amountOf(offer, held),
        lapsed: isLapsed(held, now) ? 'Y' : 'N',
      },
    ];
  });
}

/** The waitlists of a dossier among a document's offers, with position or expiry. */
export function awaitedAmong(awaited: readonly Awaited[], offers: string): AwaitedOffer[] {
  return awaited.flatMap(({ item, state, offeredUntil, position }): AwaitedOffer[] => {
    const [document, offer] = splitChoiceItem(item);
    if (document !== offers) return [];
    return state === 'offered' && offeredUntil
      ? [{ offer, state, offered_until: offeredUntil.toISOString() }]
      : [{ offer, state: 'waiting', position }];
  });
}
