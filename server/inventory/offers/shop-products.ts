import { type Flag, isYes } from '#engine/configuration/flag.ts';
import { isProduct, type Product, type Variant } from '#engine/configuration/offers-document.ts';
import type { ShopProduct } from '#engine/contract/shop.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { availabilityOf } from '#server/inventory/stock/availability.ts';
import { takenOf } from '#server/inventory/stock/inventory-lock.ts';
import { shopOf, variantItem } from './find-offers.ts';
import { offersFor, offersOfTrack } from './priced-offers.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The products of an event, all or those of a track. */
export function productsOf(configuration: Configured, eventCode: string, track?: string): Product[] {
  return offersOfTrack(configuration, eventCode, shopOf(configuration, eventCode), track).filter(isProduct);
}

/** The products that a dossier may buy, at the prices that it pays. */
export function productsFor(configuration: Configured, row: DossierRow): Product[] {
  return offersFor(configuration, row, shopOf(configuration, row.eventCode)).filter(isProduct);
}

/** How many pieces of all its variants one registration may have. */
export function mostOf({ most = 1 }: Product): number {
  return most;
}

/** The price of one, in cents. */
export function priceOf({ amount = 0 }: Product, variant: Variant): number {
  return variant.amount ?? amount;
}

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

/** A variant's availability: the number left if it is small, or the product shows it. */
export function leftOf(
  { tells_left }: Pick<Product, 'tells_left'>,
  { stock }: Pick<Variant, 'stock'>,
  taken: number,
) {
  const known = availabilityOf(taken, stock);
  if (!isYes(tells_left) || stock === undefined) return known;
  return { ...known, left: Math.max(0, stock - taken), stock };
}
