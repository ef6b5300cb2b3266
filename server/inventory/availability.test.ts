import { expect, test } from 'vitest';
import { availabilityOf } from './availability.ts';

test.each([
  ['no limit', 500, undefined, { availability: 'open' }],
  ['nothing taken', 0, 100, { availability: 'open' }],
  ['plenty, which is shown', 0, 100, { availability: 'open', left: 100 }, 'Y'],
  ['no limit, with nothing to show', 5, undefined, { availability: 'open' }, 'Y'],
  ['a few, which are shown anyway', 98, 100, { availability: 'limited', left: 2 }, 'N'],
  ['a fifth left', 80, 100, { availability: 'limited', left: 20 }],
  ['more than a fifth left', 79, 100, { availability: 'open' }],
  ['ten left of many', 10, 20, { availability: 'limited', left: 10 }],
  ['eleven left of few', 9, 20, { availability: 'open' }],
  ['a small room, empty', 0, 8, { availability: 'limited', left: 8 }],
  ['all taken', 8, 8, { availability: 'full', left: 0 }],
  ['more taken than there is, since the room was made smaller', 9, 8, { availability: 'full', left: 0 }],
  ['nothing to be had', 0, 0, { availability: 'full', left: 0 }],
] as const)('%s', (_, taken, limit, expected, tellsLeft = undefined) => {
  expect(availabilityOf(taken, limit, tellsLeft)).toEqual(expected);
});
