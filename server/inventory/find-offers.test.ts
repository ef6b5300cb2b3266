import { expect, test } from 'vitest';
import { openFair } from '#server/testing/test-event.ts';
import { choiceItem, offerOf, offersNamed, splitChoiceItem, stockOf } from './find-offers.ts';

const fair = openFair();

test('an offer is named after what it is among', () => {
  expect(choiceItem('booths', 'corner')).toBe('booths/corner');
  expect(splitChoiceItem('booths/corner')).toEqual(['booths', 'corner']);
  expect(splitChoiceItem('booths')).toEqual(['booths', '']);
});

test.each([
  ['booths/corner', 'corner'],
  ['booths/gone', undefined],
  ['booths', undefined],
  ['gone/corner', undefined],
])('of the name %s there is the offer %s', (item, code) => {
  const found = offerOf(fair, 'fair', { kind: 'choice', item });
  expect(found?.offer.code).toBe(code);
  expect(found?.document.code).toBe(code && 'booths');
  expect(offerOf(fair, 'other', { kind: 'choice', item })).toBeUndefined();
});

test('the shop and the activities are chosen in pickers of their own', () => {
  expect([offersNamed(fair, 'fair', 'products'), offersNamed(fair, 'fair', 'activities')]).toEqual([
    undefined,
    undefined,
  ]);
  expect(offerOf(fair, 'fair', { kind: 'choice', item: 'products/mug' })).toBeUndefined();
  expect(offerOf(fair, 'fair', { kind: 'variant', item: 'mug/m' })).toMatchObject({
    offer: { code: 'mug' },
    variant: { code: 'm' },
  });
  expect(offerOf(fair, 'fair', { kind: 'variant', item: 'mug/gone' })?.variant).toBeUndefined();
  expect(offerOf(fair, 'fair', { kind: 'activity', item: 'dinner' })?.document.code).toBe('activities');
});

test('there is none of what somebody has by another arrangement', () => {
  expect(stockOf({ stock: 3 } as never)).toBe(3);
  expect(stockOf({} as never)).toBeUndefined();
  expect(stockOf({ stock: 3, taken_by: 'A sponsor' } as never)).toBe(0);
});
