import type { Offer, OffersDocument } from '#engine/configuration/offers-document.ts';
import type { OfferInformation, OffersInformation } from '#engine/contract/offers.ts';
import type { Database } from '#server/database/database.ts';
import { availabilityOf } from '#server/inventory/stock/availability.ts';
import { takenOf } from '#server/inventory/stock/inventory-lock.ts';
import { choiceItem, stockOf } from './find-offers.ts';
import { amountOf } from './offer-amount.ts';

/** What is offered as everybody sees it, with what is left of each. */
export async function offersInformation(
  db: Database,
  eventCode: string,
  document: OffersDocument,
): Promise<OffersInformation> {
  const { code, label, view, several = 'N', waitlist, groups = [], benefits = [], plan, offers } = document;
  const items = offers.map((offer) => choiceItem(code, offer.code));
  const taken = await takenOf(db, eventCode, 'choice', items);
  return {
    code,
    label,
    view,
    several,
    ...(waitlist && { waitlist }),
    groups,
    benefits,
    ...(plan && { plan }),
    offers: offers.map((offer) => informationOf(offer, taken.get(choiceItem(code, offer.code)) ?? 0)),
  };
}

function informationOf(offer: Offer, taken: number): OfferInformation {
  const { stock: _, most = 1, amount: __, ...told } = offer;
  return { ...told, most, amount: amountOf(offer, {}), ...availabilityOf(taken, stockOf(offer)) };
}
