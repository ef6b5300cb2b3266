import { isYes } from '../../form/field/flag.ts';
import { awaitedIn } from './awaited-in.ts';
import type { Cart, CartItem, ItemState } from './cart.ts';
import type { Choices, OfferInformation, OffersInformation } from './offers.ts';

function itemOf(offer: OfferInformation, hasWaitlist: boolean): CartItem {
  const { code, name, amount, minimum, maximum, most, availability, left, taken_by } = offer;
  return {
    code,
    name,
    amount,
    ...(minimum !== undefined && maximum !== undefined && { range: { minimum, maximum } }),
    limit: most,
    hasWaitlist: hasWaitlist && taken_by === undefined,
    availability,
    left,
  };
}

/** A choice that is no longer offered. */
const removedItem = (code: string): CartItem => ({
  code,
  name: code,
  amount: 0,
  limit: 0,
  hasWaitlist: false,
  availability: 'full',
  isRemoved: true,
});

/** Offers as items, with the bearer's choices and waitlists. */
export function cartOfOffers({
  offers,
  chosen,
  waiting = [],
  ended_offers: ended = [],
  held_until,
  now,
}: Choices): Cart<OffersInformation> {
  const items = offers.offers.map((offer) => itemOf(offer, isYes(offers.waitlist)));
  const known = new Set(items.map(({ code }) => code));
  const removed = chosen.flatMap(({ offer }) => (known.has(offer) ? [] : [removedItem(offer)]));
  return {
    details: offers,
    isExclusive: !isYes(offers.several),
    heldUntil: held_until,
    now,
    items: [...items, ...removed].map((item) => {
      const isOwn = ({ offer }: { readonly offer: string }) => offer === item.code;
      const own = chosen.find(isOwn);
      return {
        ...item,
        ...(own && { own: { quantity: own.quantity, amount: own.amount, isLapsed: isYes(own.lapsed) } }),
        ...awaitedIn(waiting.find(isOwn), ended.find(isOwn)),
      };
    }),
  };
}

/** The answer of a choice picker; a chosen amount comes with its limits. */
export const answerOfOffers = (chosen: readonly ItemState[]) =>
  chosen.map(({ code: offer, quantity, range, given }) => ({
    offer,
    quantity,
    ...(range && { amount: given, ...range }),
  }));
