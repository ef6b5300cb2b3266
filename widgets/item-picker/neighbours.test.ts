import { expect, test } from 'vitest';
import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { neighboursOf } from './neighbours.ts';

const at = (code: string, ...place: number[]): OfferInformation => ({
  code,
  name: code,
  amount: 0,
  most: 1,
  availability: 'open',
  ...(place.length > 0 && { place }),
});
const middle = at('middle', 100, 100, 50, 40);

test.each([
  ['to the left', at('a', 50, 100, 50, 40), true],
  ['to the right, behind a wall', at('a', 152, 110, 50, 40), true],
  ['above, wider', at('a', 80, 60, 200, 40), true],
  ['below, partly', at('a', 140, 140, 50, 40), true],
  ['at a corner', at('a', 150, 140, 50, 40), false],
  ['across an aisle', at('a', 100, 170, 50, 40), false],
  ['nowhere on the plan', at('a'), false],
])('one that stands %s', (_where, other, isNeighbour) => {
  expect(neighboursOf(middle, [middle, other])).toEqual(isNeighbour ? [other] : []);
});

test('of one that is not on the plan there are none', () => {
  expect(neighboursOf(at('loose'), [middle])).toEqual([]);
});
