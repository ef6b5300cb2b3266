import { expect, it } from 'vitest';
import { cartOfActivities } from '#engine/event/cart/activity-items.ts';
import { heldIn, itemStates } from '#engine/event/cart/item-states.ts';
import { cartOfOffers } from '#engine/event/cart/offer-items.ts';
import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { type Choosing, leftOf, type OfferStanding, standingOf } from './choosing.ts';

const booth = { code: 'A1', place: [0, 0, 60, 50], most: 1 } as unknown as OfferInformation;
const badge = { code: 'badge', most: 4 } as unknown as OfferInformation;
const full = (quantity: number) => ({ gone: true, quantity, left: undefined }) as unknown as OfferStanding;

it.each([booth, { ...booth, taken_by: 'Salal' }, badge])(
  'never calls taken or gone what the visitor has',
  (offer) => {
    expect(leftOf(offer, full(1), 'en')).toBe('');
    expect(leftOf(offer, full(0), 'en')).not.toBe('');
  },
);

it.each([
  ['3 left', badge, 3],
  ['1 left', badge, 1],
  ['2 left', { ...badge, most: 1 }, 2],
  ['', booth, 1],
  ['', badge, undefined],
])('says %j of what is told to be left', (words, offer, left) => {
  const standing = { gone: false, quantity: 0, left } as unknown as OfferStanding;
  expect(leftOf(offer, standing, 'en')).toBe(words);
});

it('offers the waitlist of a sold-out item, also to a visitor whose own hold on it has lapsed', () => {
  const information = { code: 'A1', name: 'Booth A1', amount: 0, most: 1, availability: 'full', left: 0 };
  const offers = { code: 'booths', waitlist: 'Y', several: 'N', groups: [], offers: [information] };
  const lapsed = { offer: 'A1', quantity: 1, amount: 0, lapsed: 'Y' };
  const cart = cartOfOffers({ offers, chosen: [lapsed], now: '' } as never);
  const { items } = itemStates(cart, { held: heldIn(cart), changing: new Set() });
  const choosing = { all: offers, items, locale: 'en' } as unknown as Choosing;
  expect(standingOf(information as never, choosing)).toMatchObject({
    gone: true,
    mayWait: true,
    quantity: 0,
  });
});

it('knows of an activity whose hold has lapsed', () => {
  const dinner = {
    activity_code: 'dinner',
    name: 'Dinner',
    amount: 0,
    most: 2,
    availability: 'open',
    quantity: 1,
  };
  const own = (more: object) => {
    const cart = cartOfActivities([{ ...dinner, ...more }] as never);
    const state = itemStates(cart, { held: heldIn(cart), changing: new Set() }).items.get('dinner');
    return [state?.isHeld, state?.isLapsed, cart.heldUntil];
  };
  expect(own({ lapsed: 'Y' })).toEqual([false, true, undefined]);
  expect(own({ held_until: '2027-01-10T12:15:00Z' })).toEqual([true, false, '2027-01-10T12:15:00Z']);
});
