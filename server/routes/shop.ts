import type { shop as contract } from '#engine/contract/shop.ts';
import { notFound } from '#server/domain/refusal.ts';
import { holdItem, releaseItem } from '#server/inventory/hold-item.ts';
import { piecesOf } from '#server/inventory/shop/pieces-item.ts';
import { heldUntil, purchasesOf } from '#server/inventory/shop/purchases.ts';
import { productsOf, shopProducts } from '#server/inventory/shop/shop-products.ts';
import type { Call, Handlers } from './handlers.ts';

const everything = 'all';

/** What the shop sells, and what a registrant has picked of it. */
export const shopHandlers: Handlers<typeof contract> = {
  getShopProducts({ services: { db, configuration }, eventCode, event, params }) {
    const isTrack = event.document.tracks.some(({ code }) => code === params.x);
    if (!isTrack && params.x !== everything) throw notFound();
    return shopProducts(db, eventCode, productsOf(configuration, eventCode, isTrack ? params.x : undefined));
  },

  async getShopProduct({ services: { db, configuration }, eventCode, params }) {
    const asked = productsOf(configuration, eventCode).filter(({ code }) => code === params.code);
    const [product] = await shopProducts(db, eventCode, asked);
    if (!product) throw notFound();
    return product;
  },

  getPurchasedProduct: (call) => picked(call, call.params.x === everything ? undefined : call.params.x),

  getPurchasedByAttendee: (call) => picked(call, call.body.product_code),

  async purchaseProduct(call) {
    await holdItem(call.services, call.event.document, call.registration, { ...call.body, kind: 'variant' });
    return picked(call);
  },

  async deletePurchaseProduct(call) {
    await releaseItem(call.services, call.registration, piecesOf(call.body));
    return picked(call);
  },
};

type Bearer = Pick<Call<(typeof contract)['getPurchasedProduct']>, 'services' | 'registration'>;

async function picked({ services: { db, configuration }, registration }: Bearer, product?: string) {
  const purchases = await purchasesOf(db, configuration, registration);
  const until = await heldUntil(db, registration);
  return {
    purchases: purchases.filter(({ product_code }) => product === undefined || product_code === product),
    ...(until && { held_until: until.toISOString() }),
    now: new Date().toISOString(),
  };
}
