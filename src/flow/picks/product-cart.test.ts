// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { cartService } from './cart-service.ts';
import { productCart } from './product-cart.ts';
import { fakeCall, noConnection, refusal } from './testing/fake-call.ts';

const registration = { code: 'ABCD-EFGH', track: 'main' } as Registration;
const variants = [{ code: 'm', name: 'M', amount: 2_800, availability: 'open' }];
const products = [{ code: 'shirt', name: 'T-shirt', most: 9, variants }];
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
  const shop = cartService('variant', productCart(server.call, registration), onPicked);
  onTestFinished(shop.close);
  return { shop, onPicked, asked: server.asked };
}
const ready = (shop: ReturnType<typeof open>['shop']) =>
  vi.waitFor(() => expect(shop.getSnapshot().phase).toBe('ready'));
const settled = (shop: ReturnType<typeof open>['shop']) =>
  vi.waitFor(() => expect(shop.getSnapshot().isWorking).toBe(false));
const shirts = (shop: ReturnType<typeof open>['shop']) => shop.getSnapshot().items.get('shirt/m');

it('shows at once what is chosen, and tells that what is owed has changed once the server has it', async () => {
  const { shop, onPicked, asked } = open(({ qty }) => bought(qty));
  await ready(shop);
  shop.hold('shirt/m', 2);
  expect(shirts(shop)).toMatchObject({ quantity: 2, isChanging: true });
  expect(onPicked).not.toHaveBeenCalled();
  await settled(shop);
  expect(shirts(shop)).toMatchObject({ own: { quantity: 2, amount: 2_800, isLapsed: false } });
  expect(shop.getSnapshot().heldUntil).toBe('2027-01-09T17:10:00.000Z');
  expect(shop.answer.getSnapshot()).toEqual([{ product_code: 'shirt', variant_code: 'm', qty: 2 }]);
  expect(onPicked).toHaveBeenCalledOnce();
  // The amount is the server's to say.
  expect(asked.at(-1)?.input.body).toEqual({
    code: 'ABCD-EFGH',
    product_code: 'shirt',
    variant_code: 'm',
    qty: 2,
  });
});

it('checks the one product that was refused, and leaves the others as they are', async () => {
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
  const shop = cartService('variant', productCart(server.call, registration), vi.fn());
  onTestFinished(shop.close);
  await ready(shop);
  const before = server.asked.length;
  shop.hold('mug/m');
  await vi.waitFor(() => expect(server.asked.slice(before)).toHaveLength(3));
  expect(server.asked.slice(before).map(({ path }) => path)).toEqual([
    api.shop.purchaseProduct.path,
    api.shop.getShopProduct.path,
    api.shop.getPurchasedByAttendee.path,
  ]);
  const named = () => shop.getSnapshot().details?.map(({ code, name }) => [code, name]);
  await vi.waitFor(() =>
    expect(named()).toEqual([
      ['shirt', 'T-shirt'],
      ['mug', 'Sold out'],
    ]),
  );
  // What is held of the others, and for how long, stays.
  expect(shirts(shop)).toMatchObject({ quantity: 1 });
  expect(shop.getSnapshot()).toMatchObject({ heldUntil: bought(1).held_until });
});

it('is settled once what was clicked last has been answered', async () => {
  const { shop } = open(({ qty }) => bought(qty));
  await ready(shop);
  shop.hold('shirt/m', 2);
  expect(await shop.settled?.()).toBe(true);
  expect(shirts(shop)?.own?.quantity).toBe(2);
});

it('asks for the first click and for the last one, which counts', async () => {
  const { shop, asked } = open(({ qty }) => bought(qty));
  await ready(shop);
  for (const qty of [1, 2, 0, 3]) shop.hold('shirt/m', qty);
  expect(shirts(shop)?.quantity).toBe(3);
  await settled(shop);
  expect(shirts(shop)?.own?.quantity).toBe(3);
  const calls = asked.filter(({ path }) => /urchaseProduct$/.test(path)).map(({ input }) => input.body);
  expect(calls.map((body) => (body as { qty?: number }).qty)).toEqual([1, 3]);
});

it('takes out what is not wanted any more', async () => {
  const { shop, asked } = open(({ qty }) => bought(qty));
  await ready(shop);
  shop.hold('shirt/m', 0);
  await settled(shop);
  expect(asked.at(-1)?.path).toBe(api.shop.deletePurchaseProduct.path);
});

it.each([
  ['full', refusal('full', { variant_code: ['1 left'] }), ['1 left'], 0],
  ['fault', refusal('invalid', { qty: ['At most 3'] }), ['At most 3'], 0],
  // What could not be asked is kept, and asked again.
  ['connection', noConnection(), [], 9],
])('shows what is held when the answer is: %s', async (kind, error, messages, quantity) => {
  const { shop, onPicked } = open(() => {
    throw error;
  });
  await ready(shop);
  shop.hold('shirt/m', 9);
  await vi.waitFor(() => expect(shop.getSnapshot().problem).toEqual({ kind, item: 'shirt/m', messages }));
  await settled(shop);
  expect(shirts(shop)?.quantity).toBe(quantity);
  expect(onPicked).not.toHaveBeenCalled();
  shop.dismiss();
  expect(shop.getSnapshot().problem).toBeUndefined();
  expect(shirts(shop)?.quantity).toBe(0);
});

it('joins the waitlist of a variant, leaves it, and accepts what it offers', async () => {
  const waiting = { product_code: 'shirt', variant_code: 'm' };
  const server = fakeCall([
    [api.shop.getShopProducts, () => [{ ...products[0], waitlist: 'Y' }]],
    [api.shop.getPurchasedProduct, () => ({ purchases: [], now })],
    [
      api.shop.waitForProduct,
      ({ body }) => ({
        purchases: [],
        waiting: (body as { wait: string }).wait === 'Y' ? [{ ...waiting, position: 3 }] : [],
        now,
      }),
    ],
    [api.shop.purchaseProduct, () => bought(1)],
  ]);
  const shop = cartService('variant', productCart(server.call, registration), vi.fn());
  onTestFinished(shop.close);
  await ready(shop);
  shop.join('shirt/m');
  await vi.waitFor(() => expect(shirts(shop)?.awaited).toEqual({ position: 3 }));
  shop.leave('shirt/m');
  await vi.waitFor(() => expect(shirts(shop)?.awaited).toBeUndefined());
  shop.accept('shirt/m');
  await vi.waitFor(() => expect(shirts(shop)?.own?.quantity).toBe(1));
  expect(server.asked.at(-1)?.input.body).toMatchObject({ ...waiting, qty: 1 });
});

it('says what an item cost before it was repriced while it is held, and no more once it is released', async () => {
  let amount = 2_800;
  const price = () => [{ ...products[0], variants: [{ ...variants[0], amount }] }];
  const server = fakeCall([
    [api.shop.getShopProducts, price],
    [api.shop.getPurchasedProduct, () => bought(1)],
    [api.shop.purchaseProduct, ({ body }) => bought((body as { qty: number }).qty)],
    [api.shop.deletePurchaseProduct, () => ({ purchases: [], now })],
  ]);
  const shop = cartService('variant', productCart(server.call, registration), vi.fn());
  onTestFinished(shop.close);
  await ready(shop);
  expect(shirts(shop)).not.toHaveProperty('earlierPrice');
  amount = 3_000;
  shop.refresh();
  await vi.waitFor(() => expect(shirts(shop)).toMatchObject({ amount: 3_000, earlierPrice: 2_800 }));
  // A second change is told from the price at which it was held.
  amount = 3_100;
  shop.refresh();
  await vi.waitFor(() => expect(shirts(shop)).toMatchObject({ amount: 3_100, earlierPrice: 2_800 }));
  shop.hold('shirt/m', 2);
  await settled(shop);
  expect(shirts(shop)).toMatchObject({ quantity: 2, earlierPrice: 2_800 });
  shop.release('shirt/m');
  await settled(shop);
  expect(shirts(shop)).not.toHaveProperty('earlierPrice');
});

it('keeps the stock that it was told when another task is answered', async () => {
  const { shop } = open(({ qty }) => bought(qty));
  await ready(shop);
  shop.stockChanged?.([{ code: 'shirt/m', availability: 'limited', left: 2 }]);
  shop.hold('shirt/m', 1);
  await settled(shop);
  expect(shirts(shop)).toMatchObject({ availability: 'limited', left: 2, quantity: 1 });
});
