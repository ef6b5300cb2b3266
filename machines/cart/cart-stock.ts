import type { Cart, CartItem, StockLeft } from '#engine/event/cart/cart.ts';

/** The cart with newer stock; items without news keep their identity. */
export function withStock<Details>(cart: Cart<Details>, left: readonly StockLeft[]): Cart<Details> {
  const news = new Map(left.map((each) => [each.code, each]));
  if (!cart.items.some(({ code }) => news.has(code))) return cart;
  return { ...cart, items: cart.items.map((item) => itemWith(item, news.get(item.code))) };
}

function itemWith(item: CartItem, news: StockLeft | undefined): CartItem {
  // Ample stock has no number, so the former one is removed.
  return news ? { ...item, availability: news.availability, left: news.left } : item;
}

/**
 * Former prices of held items that changed since they were held or first loaded, by code. Items with a chosen amount
 * have none.
 */
export function earlierPrices(
  before: Cart | undefined,
  known: Readonly<Record<string, number>>,
  cart: Cart,
): Readonly<Record<string, number>> {
  const held = new Map((before?.items ?? []).flatMap((item) => (item.own ? [[item.code, item.amount]] : [])));
  return Object.fromEntries(
    cart.items.flatMap(({ code, amount, own, range, isRemoved }) => {
      const earlier = known[code] ?? held.get(code);
      const isSame = earlier === undefined || earlier === amount;
      return own && !range && !isRemoved && !isSame ? [[code, earlier]] : [];
    }),
  );
}

/** When the first hold or offer of the cart expires, in milliseconds; undefined if none does. */
export function firstExpiry(cart: Cart | undefined): number | undefined {
  const ends = [cart?.heldUntil, ...(cart?.items ?? []).map(({ awaited }) => awaited?.offeredUntil)];
  const known = ends.flatMap((end) => (end === undefined ? [] : [Date.parse(end)]));
  return known.length === 0 ? undefined : Math.min(...known);
}
