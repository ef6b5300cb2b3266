import { api } from '#engine/contract/api.ts';
import type { Cart, CartItem } from '#engine/event/cart/cart.ts';
import { answerOfProducts, cartOfProducts } from '#engine/event/cart/product-items.ts';
import type { Purchase, ShopProduct } from '#engine/event/cart/shop.ts';
import type { CartTask } from '#machines/cart/cart-tasks.ts';
import type { Call } from '#src/api/client.ts';
import { cartService } from '#src/flow/picks/cart-service.ts';

type ProductCart = Cart<readonly ShopProduct[]>;

/** The shop for a submitted registration: products are held only once the change is confirmed. */
export function piecesService(call: Call, track: string, bought: readonly Purchase[]) {
  const boughtOf = (product: string) =>
    bought.filter(({ product_code }) => product_code === product).reduce((sum, { qty }) => sum + qty, 0);

  async function load(signal: AbortSignal): Promise<ProductCart> {
    const sold = await call(api.shop.getShopProducts, { params: { x: track }, signal });
    const products = sold
      .map((product) => ({ ...product, most: product.most - boughtOf(product.code) }))
      .filter(({ most }) => most > 0);
    return cartOfProducts(products, {});
  }
  return cartService(
    'more products',
    { load, perform: async (task, cart) => cartAfter(cart, task), answerOf: answerOfProducts },
    () => undefined,
  );
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
