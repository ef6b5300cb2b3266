import type { shop as contract } from '#engine/contract/shop.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { holdItem, releaseItem } from '#server/cart/hold-item.ts';
import { joinWaitlist, leaveWaitlist } from '#server/cart/wait-for-item.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { shopOf, splitVariantItem } from '#server/inventory/find-offers.ts';
import { piecesOf } from '#server/items/pieces-item.ts';
import { productsOf } from '#server/items/products.ts';
import { heldUntil, purchasesOf } from '#server/offers/purchases.ts';
import { shopProducts } from '#server/offers/shop-products.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { endedOffers } from '#server/waitlist/ended-offers.ts';
import { awaitedBy, awaitedItem } from '#server/waitlist/entries.ts';
import type { Call, Handlers } from './handlers.ts';

const everything = 'all';

/** What the shop sells, and what a registrant has picked of it. */
export const shopHandlers: Handlers<typeof contract> = {
  getShopProducts({ services: { db, configuration }, eventCode, event, params }) {
    const isTrack = event.document.tracks.some(({ code }) => code === params.x);
    if (!isTrack && params.x !== everything) throw notFound();
    const products = productsOf(configuration, eventCode, isTrack ? params.x : undefined);
    return shopProducts(db, eventCode, products, waitlistOf(configuration, eventCode));
  },

  async getShopProduct({ services: { db, configuration }, eventCode, params }) {
    const asked = productsOf(configuration, eventCode).filter(({ code }) => code === params.code);
    const [product] = await shopProducts(db, eventCode, asked, waitlistOf(configuration, eventCode));
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

  async waitForProduct(call) {
    const { services, event, registration, body } = call;
    const { product_code, variant_code } = body;
    if (isYes(body.wait)) {
      const wanted = { kind: 'variant', product_code, variant_code, qty: 1 } as const;
      await joinWaitlist(services, event.document, registration, wanted);
    } else await leaveWaitlist(services, registration, piecesOf(body));
    return picked(call);
  },
};

const waitlistOf = (configuration: ConfigurationStore, eventCode: string) =>
  shopOf(configuration, eventCode)?.waitlist;

type Bearer = Pick<Call<(typeof contract)['getPurchasedProduct']>, 'services' | 'registration'>;

async function picked({ services: { db, configuration }, registration }: Bearer, product?: string) {
  const purchases = await purchasesOf(db, configuration, registration);
  const until = await heldUntil(db, registration);
  const isAsked = ({ product_code }: { product_code: string }) =>
    product === undefined || product_code === product;
  const waiting = (await awaitedBy(db, registration, 'variant')).map((awaited) => {
    const [product_code, variant_code] = splitVariantItem(awaited.item);
    return { product_code, variant_code, ...awaitedItem(awaited) };
  });
  const now = new Date();
  const ended = (await endedOffers(db, registration, now, 'variant')).map(({ item, at, declined }) => {
    const [product_code, variant_code] = splitVariantItem(item);
    return { product_code, variant_code, at, declined };
  });
  return {
    purchases: purchases.filter(isAsked),
    ...(waiting.length > 0 && { waiting: waiting.filter(isAsked) }),
    ...(ended.length > 0 && { ended_offers: ended.filter(isAsked) }),
    ...(until && { held_until: until.toISOString() }),
    now: now.toISOString(),
  };
}
