import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import type { Begun, TestApi } from '../test-api.ts';
import { publishFresh, testProducts } from './catalogue.ts';

/** Merchandise: stock, quantities, tracks. */
export const shopCases: ApiCase[] = [
  {
    name: 'sells the products of a track, with what is left where it is little',
    async run(api) {
      const named = await publishFresh(api, testProducts);
      const online = await api.get('/api/getShopProducts/online');
      expect(online.body).toMatchObject([
        {
          code: named('shirt'),
          most: 4,
          variants: [
            { code: named('S'), amount: 2000, availability: 'limited', left: 3 },
            { code: named('M'), amount: 2200, availability: 'open' },
          ],
        },
      ]);
      expect((await api.get('/api/getShopProducts/all')).body).toHaveLength(2);
      expect((await api.get('/api/getShopProducts/moon')).status).toBe(404);
      expect((await api.get(`/api/getShopProduct/${named('badge')}`)).body).toMatchObject({ most: 99 });
      expect((await api.get('/api/getShopProduct/nothing')).status).toBe(404);
    },
  },
  {
    name: 'keeps the last pieces for who picked them first, and the amount is the server’s',
    async run(api) {
      const named = await publishFresh(api, testProducts);
      const [mine, theirs] = [shopOf(api, await api.begin(), named), shopOf(api, await api.begin(), named)];
      expect((await theirs.buy('S', 2)).status).toBe(200);
      const few = await mine.buy('S', 2);
      expect([few.status, few.body.reason, Object.keys(few.body.errors ?? {})]).toEqual([
        409,
        'full',
        ['variant_code'],
      ]);
      const bought = await mine.buy('S', 1);
      expect(bought.body['purchases']).toMatchObject([{ qty: 1, amount: 2000 }]);
      expect((await theirs.buy('S', 1)).body['purchases']).toMatchObject([{ qty: 1 }]);
      expect((await mine.buy('S', 2)).body['purchases']).toMatchObject([{ qty: 2, amount: 4000 }]);
      const held = (await mine.buy('S', 2)).body;
      const kept = Date.parse(String(held['held_until'])) - Date.parse(String(held['now']));
      expect(Math.round(kept / 60_000)).toBe(15);
      const without = (await mine.remove('S')).body;
      expect(without['purchases']).toEqual([]);
      expect(without).not.toHaveProperty('held_until');
      expect((await mine.remove('S')).status).toBe(200);
    },
  },
  {
    name: 'refuses what is no quantity, more than one may have, and what is not sold to this track',
    async run(api) {
      const named = await publishFresh(api, testProducts);
      const begun = await api.begin();
      const shop = shopOf(api, begun, named);
      for (const qty of [-1, 0, 1.5, '1e309', '', 'two', 100]) {
        const refused = await shop.buy('M', qty);
        expect([qty, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([qty, 422, ['qty']]);
      }
      await shop.buy('S', 3);
      const many = await shop.buy('M', 2);
      expect([many.status, Object.keys(many.body.errors ?? {})]).toEqual([422, ['qty']]);
      expect((await shop.buy('M', 1)).status).toBe(200);
      const badge = { code: begun.code, product_code: named('badge'), variant_code: named('one'), qty: 1 };
      expect((await api.post('purchaseProduct', badge, begun.bearer)).status).toBe(422);
      const priced = await api.post('purchaseProduct', { ...badge, amount: 1 }, begun.bearer);
      expect(priced.body.errors).toHaveProperty('amount');
      const other = await api.begin();
      const foreign = await api.get(`/api/getPurchasedProduct/${begun.code}/all`, other.bearer);
      expect(foreign.status).toBe(404);
    },
  },
];

function shopOf(api: TestApi, begun: Begun, named: (code: string) => string) {
  const of = (variant: string) => ({
    code: begun.code,
    product_code: named('shirt'),
    variant_code: named(variant),
  });
  return {
    buy: (variant: string, qty: unknown) =>
      api.post('purchaseProduct', { ...of(variant), qty }, begun.bearer),
    remove: (variant: string) => api.post('deletePurchaseProduct', of(variant), begun.bearer),
  };
}
