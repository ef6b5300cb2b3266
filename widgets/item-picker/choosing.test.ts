import { expect, it } from 'vitest';
import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { leftOf, type OfferStanding } from './choosing.ts';

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
