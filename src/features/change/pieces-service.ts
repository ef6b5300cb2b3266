import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Cart, CartItem } from '#engine/event/cart/cart.ts';
import { answerOfProducts, cartOfProducts } from '#engine/event/cart/product-items.ts';
import type { ShopProduct } from '#engine/event/cart/shop.ts';
import type { CartTask } from '#machines/cart/cart-tasks.ts';
import type { Call } from '#src/api/client.ts';
import { cartService } from '#src/flow/picks/cart-service.ts';
import { productCart } from '#src/flow/picks/product-cart.ts';

type ProductCart = Cart<readonly ShopProduct[]>;

/** The shop for a submitted registration: products are held only once the change is confirmed. */
export function piecesService(call: Call, registration: Pick<Registration, 'code' | 'track'>) {
  const shop = productCart(call, registration);

  async function load(signal: AbortSignal): Promise<ProductCart> {
    const { code, track } = registration;
    const [sold, { purchases, waiting = [] }] = await Promise.all([
      call(api.shop.getShopProducts, { params: { x: track }, signal }),
      call(api.shop.getPurchasedProduct, { params: { code, x: 'all' }, signal }),
    ]);
    const boughtOf = (product: string) =>
      purchases.filter(({ product_code }) => product_code === product).reduce((sum, { qty }) => sum + qty, 0);
    const products = sold
      .map((product) => ({ ...product, most: product.most - boughtOf(product.code) }))
      .filter(({ most }) => most > 0);
    return withWaits(cartOfProducts(products, {}), cartOfProducts(products, { waiting }));
  }

  async function perform(task: CartTask, cart: ProductCart, signal: AbortSignal): Promise<ProductCart> {
    const isOfWaitlist = task.kind === 'join' || task.kind === 'leave';
    return isOfWaitlist ? withWaits(cart, await shop.perform(task, cart, signal)) : cartAfter(cart, task);
  }
  return cartService('more products', { load, perform, answerOf: answerOfProducts }, () => undefined);
}

/** The cart with the waits of another one; what is offered is accepted on the page of the registration. */
function withWaits(cart: ProductCart, { items: known }: ProductCart): ProductCart {
  const waits = new Map(known.map(({ code, awaited }) => [code, awaited]));
  const items = cart.items.map(({ awaited: _, ...item }): CartItem => {
    const awaited = waits.get(item.code);
    return awaited?.position === undefined ? item : { ...item, awaited };
  });
  return { ...cart, items };
}

/** The cart once a task is performed on this device alone. */
function cartAfter(cart: ProductCart, task: CartTask): ProductCart {
  if (task.kind !== 'hold' && task.kind !== 'release') return cart;
  const quantity = task.kind === 'hold' ? task.quantity : 0;
  const items = cart.items.map(({ own, ...item }): CartItem => {
    const kept = own && { own };
    if (item.code !== task.item) return { ...item, ...kept };
    return quantity === 0 ? item : { ...item, own: { quantity, amount: item.amount, isLapsed: false } };
  });
  return { ...cart, items };
}
