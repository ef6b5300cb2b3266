import type { OfferInformation, OffersInformation } from '#engine/event/cart/offers.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Offer, OffersDocument } from '#engine/event/documents/offers/schema.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { Database } from '#server/database/database.ts';
import { availabilityOf } from '#server/inventory/availability.ts';
import { choiceItem, stockOf } from '#server/inventory/find-offers.ts';
import { takenOf } from '#server/inventory/inventory-lock.ts';
import { amountOf } from '#server/inventory/offer-amount.ts';
import { offerTimes, pricedOffer, zoneOf } from '#server/inventory/offer-terms.ts';

/** The offers with availability; for a dossier with its prices. */
export async function offersInformation(
  db: Database,
  event: EventDocument,
  document: OffersDocument,
  { now = new Date(), scope }: { now?: Date; scope?: FormContext } = {},
): Promise<OffersInformation> {
  const { code, label, view, several = 'N', waitlist, groups = [], benefits = [], plan, offers } = document;
  const items = offers.map((offer) => choiceItem(code, offer.code));
  const taken = await takenOf(db, event.code, 'choice', items);
  return {
    code,
    label,
    view: view === 'tiles' || view === 'timetable' ? 'cards' : view,
    several,
    ...(waitlist && { waitlist }),
    groups,
    benefits,
    ...(plan && { plan }),
    offers: offers.map((offer) =>
      informationOf(
        pricedOffer(offer, scope, { now, timezone: event.timezone }),
        event,
        taken.get(choiceItem(code, offer.code)) ?? 0,
      ),
    ),
  };
}

function informationOf(offer: Offer, event: EventDocument, taken: number): OfferInformation {
  const { stock: _, most = 1, amount: __, ...told } = offer;
  const {
    prices: ___,
    when: ____,
    day: _____,
    start: ______,
    end,
    tells_left,
    conflicts: _______,
    tracks: ________,
    variants: _________,
    admits: __________,
    registered_only: ___________,
    ...shown
  } = told;
  const times = offerTimes(offer, event);
  return {
    ...shown,
    most,
    amount: amountOf(offer, {}),
    ...(times && { start: times.start, timezone: zoneOf(offer, event), ...(end && { end: times.end }) }),
    ...availabilityOf(taken, stockOf(offer), tells_left),
  };
}
