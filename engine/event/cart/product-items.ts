import { isYes } from '../../form/field/flag.ts';
import { resolveText, type Text, textSaid } from '../../form/languages/text.ts';
import { awaitedIn } from './awaited-in.ts';
import type { Cart, CartItem, ItemState } from './cart.ts';
import type { Purchase, Purchases, ShopProduct } from './shop.ts';

/** The code of a variant's item. */
export const variantItem = (product_code: string, variant_code: string) => `${product_code}/${variant_code}`;

/** Product and variant of an item. */
export function variantOf(item: string) {
  const [product_code = '', variant_code = ''] = item.split('/');
  return { product_code, variant_code };
}

const withVariant = (name: Text, variant: Text): Text =>
  textSaid((locale) => [name, variant].map((each) => resolveText(each, locale)).join(', '));

const itemsOf = (product: ShopProduct): CartItem[] =>
  product.variants.map(({ code, name, amount, availability, left }) => ({
    code: variantItem(product.code, code),
    name: product.variants.length > 1 ? withVariant(product.name, name) : product.name,
    amount,
    group: product.code,
    limit: product.most,
    hasWaitlist: isYes(product.waitlist),
    availability,
    left,
  }));

/** A purchase whose variant is no longer sold. */
const removedItem = ({ product_code, variant_code, name, amount, qty }: Purchase): CartItem => ({
  code: variantItem(product_code, variant_code),
  name,
  amount: amount / qty,
  group: product_code,
  limit: 0,
  hasWaitlist: false,
  availability: 'full',
  isRemoved: true,
});

const ownOf = (purchase: Purchase | undefined): Pick<CartItem, 'own'> =>
  purchase
    ? {
        own: {
          quantity: purchase.qty,
          amount: purchase.amount / purchase.qty,
          isLapsed: isYes(purchase.lapsed),
        },
      }
    : {};

/** The variants of products as items, with the bearer's purchases. */
export function cartOfProducts(
  products: readonly ShopProduct[],
  { purchases, waiting = [], ended_offers: ended = [], held_until, now }: Partial<Purchases>,
): Cart<readonly ShopProduct[]> {
  const items = products.flatMap(itemsOf);
  const known = new Set(items.map(({ code }) => code));
  const bought = new Map(
    (purchases ?? []).map((each) => [variantItem(each.product_code, each.variant_code), each]),
  );
  const removed = [...bought].flatMap(([code, each]) => (known.has(code) ? [] : [removedItem(each)]));
  return {
    details: products,
    isExclusive: false,
    heldUntil: held_until,
    now,
    items: [...items, ...removed].map((item) => {
      const purchase = bought.get(item.code);
      const isOwn = (each: { readonly product_code: string; readonly variant_code: string }) =>
        variantItem(each.product_code, each.variant_code) === item.code;
      return { ...item, ...ownOf(purchase), ...awaitedIn(waiting.find(isOwn), ended.find(isOwn)) };
    }),
  };
}

/** The cart with one product as it was loaded again; the others stay as they are. */
export function withProduct(
  cart: Cart<readonly ShopProduct[]>,
  product: ShopProduct,
  purchases: Purchases,
): Cart<readonly ShopProduct[]> {
  const fresh = cartOfProducts([product], purchases);
  const details = cart.details.map((each) => (each.code === product.code ? product : each));
  const others = cart.items.filter(({ group }) => group !== product.code);
  const place = new Map(details.map(({ code }, at) => [code, at]));
  const placeOf = ({ group = '', isRemoved }: CartItem) =>
    isRemoved ? details.length : (place.get(group) ?? 0);
  return {
    ...cart,
    details,
    heldUntil: fresh.heldUntil ?? cart.heldUntil,
    now: fresh.now,
    items: [...others, ...fresh.items].sort((one, other) => placeOf(one) - placeOf(other)),
  };
}

/** The answer of a product picker. */
export const answerOfProducts = (chosen: readonly ItemState[]) =>
  chosen.map(({ code, quantity }) => ({ ...variantOf(code), qty: quantity }));

/** The chosen tickets: variants of products that admit. */
export function ticketsIn(products: readonly ShopProduct[], items: Iterable<ItemState>): ItemState[] {
  const tickets = new Set(products.flatMap(({ code, admits }) => (isYes(admits) ? [code] : [])));
  return [...items].filter(({ group = '', quantity }) => quantity > 0 && tickets.has(group));
}
