import { expect, it } from 'vitest';
import { PROVINCE_CODES } from '#engine/form/keywords/province.ts';
import { productList } from './product-list.ts';

it.each([
  ['CA', 'provinces'],
  ['US', 'states'],
] as const)('an address of %s takes the very codes that are offered', (country, list) => {
  expect(PROVINCE_CODES[country]).toEqual(productList(list)?.map(({ id }) => id));
});
