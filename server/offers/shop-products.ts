import type { ShopProduct } from '#engine/event/cart/shop.ts';
import type { Product, Variant } from '#engine/event/documents/offers/schema.ts';
import { type Flag, isYes } from '#engine/form/field/flag.ts';
import type { Database } from '#server/database/database.ts';
import { availabilityOf } from '#server/inventory/availability.ts';
import { variantItem } from '#server/inventory/find-offers.ts';
import { takenOf } from '#server/inventory/inventory-lock.ts';
import { mostOf, priceOf } from '#server/items/products.ts';

/** Products as the shop shows them, with availability. */
export async function shopProducts(
  db: Database,
  eventCode: string,
  products: readonly Product[],
  waitlist?: Flag,
): Promise<ShopProduct[]> {
  const taken = await takenOf(db, eventCode, 'variant');
  return products.map((product) => ({ ...shopProduct(product, taken), ...(waitlist && { waitlist }) }));
}

/** A product as the shop shows it. */
export function shopProduct(product: Product, taken: ReadonlyMap<string, number>): ShopProduct {
  return {
    code: product.code,
    name: product.name,
    description: product.description,
    picture: product.picture,
    picture_alt: product.picture_alt,
    ...(product.admits && { admits: product.admits }),
    most: mostOf(product),
    variants: product.variants.map((variant) => ({
      code: variant.code,
      name: variant.name,
      amount: priceOf(product, variant),
      picture: variant.picture,
      ...leftOf(product, variant, taken.get(variantItem(product.code, variant.code)) ?? 0),
    })),
  };
}

/** A variant's availability, with its stock if the product shows how many are left. */
export function leftOf(
  { tells_left }: Pick<Product, 'tells_left'>,
  { stock }: Pick<Variant, 'stock'>,
  taken: number,
) {
  const known = availabilityOf(taken, stock, tells_left);
  return isYes(tells_left) && stock !== undefined ? { ...known, stock } : known;
}
