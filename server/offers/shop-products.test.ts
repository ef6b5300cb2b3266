import { expect, test } from 'vitest';
import { leftOf } from './shop-products.ts';

test.each([
  [
    'told of all that there are',
    { tells_left: 'Y' },
    { stock: 1_400 },
    1,
    { availability: 'open', left: 1_399, stock: 1_400 },
  ],
  [
    'told where it is little, in whole numbers',
    { tells_left: 'Y' },
    { stock: 60 },
    52,
    { availability: 'limited', left: 8, stock: 60 },
  ],
  [
    'never less than nothing, when the organizer has lowered it',
    { tells_left: 'Y' },
    { stock: 10 },
    12,
    { availability: 'full', left: 0, stock: 10 },
  ],
  ['not told of without end', { tells_left: 'Y' }, {}, 5, { availability: 'open' }],
  ['not told of plenty where the shop does not say so', {}, { stock: 1_400 }, 1, { availability: 'open' }],
  [
    'told of little all the same',
    { tells_left: 'N' },
    { stock: 60 },
    58,
    { availability: 'limited', left: 2 },
  ],
] as const)('what is left is %s', (_name, product, variant, taken, told) => {
  expect(leftOf(product, variant, taken)).toEqual(told);
});
