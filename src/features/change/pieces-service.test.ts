// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import { fakeCall, noConnection } from '#src/flow/picks/testing/fake-call.ts';
import { piecesService } from './pieces-service.ts';

const registration = { code: 'R7KM-42QD', track: 'main' };
const variants = [{ code: 'm', name: 'M', amount: 2_800, availability: 'open' }];
const products = [
  { code: 'shirt', name: 'T-shirt', most: 3, variants },
  { code: 'mug', name: 'Mug', most: 1, variants },
];
const has = (product_code: string, qty: number) => ({
  product_code,
  variant_code: 'm',
  qty,
  name: product_code,
  variant: 'M',
  amount: 0,
});

it('offers what may be had besides what there is, and picks it without asking the server', async () => {
  const { call, asked } = fakeCall([
    [api.shop.getShopProducts, () => products],
    [api.shop.getPurchasedProduct, () => ({ purchases: [has('shirt', 1), has('mug', 1)] })],
  ]);
  const shop = piecesService(call, registration);
  await vi.waitFor(() => expect(shop.getSnapshot().phase).toBe('ready'));
  expect(shop.getSnapshot().details?.map(({ code, most }) => [code, most])).toEqual([['shirt', 2]]);
  const before = asked.length;
  for (const qty of [1, 2]) shop.hold('shirt/m', qty);
  await vi.waitFor(() => expect(shop.getSnapshot().isWorking).toBe(false));
  expect(shop.answer.getSnapshot()).toEqual([{ product_code: 'shirt', variant_code: 'm', qty: 2 }]);
  expect(shop.getSnapshot().items.get('shirt/m')).toMatchObject({ quantity: 2, most: 2 });
  shop.release('shirt/m');
  await vi.waitFor(() => expect(shop.getSnapshot().isWorking).toBe(false));
  expect(shop.answer.getSnapshot()).toEqual([]);
  expect(asked).toHaveLength(before);
  shop.close();
});

it('says that it could not be loaded, and tries again', async () => {
  let isLost = true;
  const { call } = fakeCall([
    [
      api.shop.getShopProducts,
      () => {
        if (isLost) throw noConnection();
        return products;
      },
    ],
    [api.shop.getPurchasedProduct, () => ({ purchases: [] })],
  ]);
  const shop = piecesService(call, registration);
  await vi.waitFor(() => expect(shop.getSnapshot().phase).toBe('unloaded'));
  isLost = false;
  shop.retry();
  await vi.waitFor(() => expect(shop.getSnapshot().phase).toBe('ready'));
  shop.close();
});

it('joins and leaves the waitlist of what is sold out, and keeps what is chosen meanwhile', async () => {
  const full = { ...variants[0], code: 'l', name: 'L', availability: 'full' };
  const sold = [{ code: 'shirt', name: 'T-shirt', most: 3, waitlist: 'Y', variants: [...variants, full] }];
  const shirt = { product_code: 'shirt', variant_code: 'l' };
  const { call, asked } = fakeCall([
    [api.shop.getShopProducts, () => sold],
    [api.shop.getPurchasedProduct, () => ({ purchases: [has('shirt', 1)] })],
    [
      api.shop.waitForProduct,
      ({ body }) => ({
        purchases: [has('shirt', 1)],
        waiting: Reflect.get(body ?? {}, 'wait') === 'Y' ? [{ ...shirt, position: 2 }] : [],
      }),
    ],
  ]);
  const shop = piecesService(call, registration);
  const settled = () => vi.waitFor(() => expect(shop.getSnapshot().isWorking).toBe(false));
  await vi.waitFor(() => expect(shop.getSnapshot().phase).toBe('ready'));
  expect(shop.getSnapshot().items.get('shirt/l')).toMatchObject({ canWait: true });
  shop.hold('shirt/m', 1);
  await settled();
  shop.join('shirt/l');
  await settled();
  expect(asked.at(-1)?.input.body).toEqual({ code: 'R7KM-42QD', ...shirt, wait: 'Y' });
  expect(shop.getSnapshot().items.get('shirt/l')?.awaited).toEqual({ position: 2 });
  expect(shop.answer.getSnapshot()).toEqual([{ product_code: 'shirt', variant_code: 'm', qty: 1 }]);
  shop.leave('shirt/l');
  await settled();
  expect(shop.getSnapshot().items.get('shirt/l')?.awaited).toBeUndefined();
  shop.close();
});
