import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import {
  answerOfProducts,
  cartOfProducts,
  variantOf,
  withProduct,
} from '#engine/event/cart/product-items.ts';
import type { Purchases, ShopProduct } from '#engine/event/cart/shop.ts';
import { withStock } from '#machines/cart/cart-stock.ts';
import type { CartTask } from '#machines/cart/cart-tasks.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import type { CartSource } from './cart-service.ts';

/** The merchandise of a registration under way. */
export function productCart(
  call: Call,
  { code, track }: Pick<Registration, 'code' | 'track'>,
): CartSource<readonly ShopProduct[]> {
  function ask(task: CartTask, signal: AbortSignal): Promise<Purchases> {
    const about = { signal, locale: localeOfPath(location.pathname) };
    switch (task.kind) {
      case 'hold':
      case 'accept':
        return call(api.shop.purchaseProduct, {
          body: { code, ...variantOf(task.item), qty: task.kind === 'hold' ? task.quantity : 1 },
          ...about,
        });
      case 'release':
        return call(api.shop.deletePurchaseProduct, { body: { code, ...variantOf(task.item) }, ...about });
      case 'join':
      case 'leave':
      case 'decline':
        return call(api.shop.waitForProduct, {
          body: { code, ...variantOf(task.item), wait: task.kind === 'join' ? 'Y' : 'N' },
          ...about,
        });
      case 'extend':
        throw new Error('Products have no "extend"');
      default:
        return task satisfies never;
    }
  }

  return {
    async load(signal) {
      const [products, bought] = await Promise.all([
        call(api.shop.getShopProducts, { params: { x: track }, signal }),
        call(api.shop.getPurchasedProduct, { params: { code, x: 'all' }, signal }),
      ]);
      return cartOfProducts(products, bought);
    },
    async check(cart, item, signal) {
      const { product_code } = variantOf(item);
      const [product, bought] = await Promise.all([
        call(api.shop.getShopProduct, { params: { code: product_code }, signal }),
        call(api.shop.getPurchasedByAttendee, { body: { attendee_code: code, product_code }, signal }),
      ]);
      return withProduct(cart, product, bought);
    },
    // The answer has no stock: what was told since the products were loaded stays.
    perform: async (task, { details, items }, signal) =>
      withStock(cartOfProducts(details, await ask(task, signal)), items),
    answerOf: answerOfProducts,
  };
}
