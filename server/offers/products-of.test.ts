import { expect, test } from 'vitest';
import type { Product } from '#engine/event/documents/offers/schema.ts';
import { mostOf, priceOf, productsOf } from '#server/items/products.ts';
import { openFair } from '#server/testing/test-event.ts';
import { shopProduct } from './shop-products.ts';

const fair = openFair();

test.each([
  ['all of it', undefined, ['shirt', 'mug']],
  ['what is for a track', 'main', ['shirt']],
  ['what is for another', 'online', ['shirt', 'mug']],
])('a shop sells %s', (_, track, codes) => {
  expect(productsOf(fair, 'fair', track).map(({ code }) => code)).toEqual(codes);
  expect(productsOf(openFair(['products']), 'fair', track)).toEqual([]);
});

const shirt = {
  code: 'shirt',
  name: 'Shirt',
  description: 'Cotton',
  picture: 'shirt.jpg',
  picture_alt: 'A shirt',
  amount: 2_800,
  variants: [
    { code: 'm', name: 'Medium', stock: 20, picture: 'm.jpg' },
    { code: 'l', name: 'Large', amount: 3_000 },
  ],
} as unknown as Product;

test('a product is told with what each of its variants costs and what is left of it', () => {
  const told = {
    code: 'shirt',
    name: 'Shirt',
    description: 'Cotton',
    picture: 'shirt.jpg',
    picture_alt: 'A shirt',
    most: 1,
    variants: [
      { code: 'm', name: 'Medium', amount: 2_800, picture: 'm.jpg', availability: 'limited', left: 5 },
      { code: 'l', name: 'Large', amount: 3_000, availability: 'open' },
    ],
  };
  const taken = new Map([['shirt/m', 15]]);
  expect(shopProduct(shirt, taken)).toEqual(told);
  expect(shopProduct({ ...shirt, admits: 'Y', most: 4 }, taken)).toEqual({ ...told, admits: 'Y', most: 4 });
});

test('a variant may have a price of its own, and one registration so many pieces', () => {
  const [medium, large] = shirt.variants;
  expect([medium && priceOf(shirt, medium), large && priceOf(shirt, large)]).toEqual([2_800, 3_000]);
  expect([mostOf(shirt), mostOf({ ...shirt, most: 4 })]).toEqual([1, 4]);
});
