import { expect, test } from 'vitest';
import { openFair } from '#server/domain/testing/fair.ts';
import { choiceItem, offerNamed, splitChoiceItem, stockOf } from './find-offers.ts';

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
  const found = offerNamed(fair, 'fair', item);
  expect(found?.offer.code).toBe(code);
  expect(found?.document.code).toBe(code && 'booths');
  expect(offerNamed(fair, 'other', item)).toBeUndefined();
});

test('there is none of what somebody has by another arrangement', () => {
  expect(stockOf({ stock: 3 } as never)).toBe(3);
  expect(stockOf({} as never)).toBeUndefined();
  expect(stockOf({ stock: 3, taken_by: 'A sponsor' } as never)).toBe(0);
});
