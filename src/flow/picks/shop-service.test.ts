// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { api } from '#engine/contract/api.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { shopService } from './shop-service.ts';
import { fakeCall, noConnection, refusal } from './testing/fake-call.ts';

const registration = { code: 'ABCD-EFGH', track: 'main' } as Registration;
const products = [{ code: 'shirt', name: 'T-shirt', most: 3, variants: [] }];
const now = '2027-01-09T17:00:00.000Z';
const bought = (qty: number) => ({
  now,
  held_until: '2027-01-09T17:10:00.000Z',
  purchases: [
    { product_code: 'shirt', variant_code: 'm', qty, name: 'T-shirt', variant: 'M', amount: qty * 2_800 },
  ],
});

function open(purchase: (body: { qty: number }) => unknown) {
  const onPicked = vi.fn();
  const server = fakeCall([
    [api.shop.getShopProducts, () => products],
    [api.shop.getPurchasedProduct, () => ({ purchases: [], now })],
    [api.shop.purchaseProduct, ({ body }) => purchase(body as { qty: number })],
    [api.shop.deletePurchaseProduct, () => ({ purchases: [], now })],
  ]);
  return { shop: shopService(server.call, registration, onPicked), onPicked, asked: server.asked };
}
const ready = (shop: ReturnType<typeof open>['shop']) =>
  vi.waitFor(() => expect(shop.getSnapshot().phase).toBe('ready'));

it('shows what the server says was picked, and tells that what is owed has changed', async () => {
  const { shop, onPicked, asked } = open(({ qty }) => bought(qty));
  await ready(shop);
  shop.purchase('shirt', 'm', 2);
  expect([...shop.getSnapshot().busy]).toEqual(['shirt/m']);
  expect(shop.getSnapshot().purchases).toEqual([]);
  await vi.waitFor(() => expect(shop.getSnapshot().busy.size).toBe(0));
  expect(shop.getSnapshot().purchases).toEqual(bought(2).purchases);
  expect(shop.getSnapshot().heldUntil).toBe('2027-01-09T17:10:00.000Z');
  expect(onPicked).toHaveBeenCalledOnce();
  // The amount is the server's to say.
  expect(asked.at(-1)?.input.body).toEqual({
    code: 'ABCD-EFGH',
    product_code: 'shirt',
    variant_code: 'm',
    qty: 2,
  });
});

it('asks anew for the one product that was refused, and leaves the others as they are', async () => {
  const server = fakeCall([
    [api.shop.getShopProducts, () => [...products, { ...products[0], code: 'mug' }]],
    [api.shop.getPurchasedProduct, () => bought(1)],
    [
      api.shop.purchaseProduct,
      () => {
        throw refusal('full', { variant_code: ['None left'] });
      },
    ],
    [api.shop.getShopProduct, ({ params }) => ({ ...products[0], ...params, name: 'Sold out' })],
    [api.shop.getPurchasedByAttendee, () => ({ purchases: [], now })],
  ]);
  const shop = shopService(server.call, registration, vi.fn());
  await ready(shop);
  const before = server.asked.length;
  shop.purchase('mug', 'one', 1);
  await vi.waitFor(() => expect(shop.getSnapshot().busy.size).toBe(0));
  expect(server.asked.slice(before).map(({ path }) => path)).toEqual([
    api.shop.purchaseProduct.path,
    api.shop.getShopProduct.path,
    api.shop.getPurchasedByAttendee.path,
  ]);
  expect(shop.getSnapshot().products.map(({ code, name }) => [code, name])).toEqual([
    ['shirt', 'T-shirt'],
    ['mug', 'Sold out'],
  ]);
  // What was picked of the others, and for how long it is held, stays.
  expect(shop.getSnapshot()).toMatchObject({
    purchases: bought(1).purchases,
    heldUntil: bought(1).held_until,
  });
});

it('is settled once what was clicked last has been answered', async () => {
  const { shop } = open(({ qty }) => bought(qty));
  await ready(shop);
  shop.purchase('shirt', 'm', 2);
  expect(await shop.settled?.()).toBe(true);
  expect(shop.getSnapshot().purchases).toEqual(bought(2).purchases);
});

it('asks in the order of the clicks, so that the last one counts', async () => {
  const { shop, asked } = open(({ qty }) => bought(qty));
  await ready(shop);
  for (const qty of [1, 2, 0, 3]) shop.purchase('shirt', 'm', qty);
  await vi.waitFor(() => expect(shop.getSnapshot().purchases).toEqual(bought(3).purchases));
  const calls = asked
    .filter(({ path }) => /urchaseProduct$/.test(path))
    .map(({ path, input }) => [path, input.body]);
  expect(calls.map(([path, body]) => [path, (body as { qty?: number }).qty])).toEqual([
    ['/purchaseProduct', 1],
    ['/purchaseProduct', 2],
    ['/deletePurchaseProduct', undefined],
    ['/purchaseProduct', 3],
  ]);
});

it.each([
  ['full', refusal('full', { variant_code: ['1 left'] }), ['1 left']],
  ['fault', refusal('invalid', { qty: ['At most 3'] }), ['At most 3']],
  ['connection', noConnection(), []],
])('keeps what was picked when the answer is: %s', async (kind, error, messages) => {
  const { shop, onPicked } = open(() => {
    throw error;
  });
  await ready(shop);
  shop.purchase('shirt', 'm', 9);
  await vi.waitFor(() => expect(shop.getSnapshot().problem).toEqual({ kind, item: 'shirt/m', messages }));
  await vi.waitFor(() => expect(shop.getSnapshot().busy.size).toBe(0));
  expect(shop.getSnapshot().purchases).toEqual([]);
  expect(onPicked).not.toHaveBeenCalled();
  shop.dismiss();
  expect(shop.getSnapshot().problem).toBeUndefined();
});
