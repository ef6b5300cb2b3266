import type { Purchase } from '#engine/event/cart/shop.ts';
import { isProduct } from '#engine/event/documents/offers/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { shopOf, variantItem } from '#server/inventory/find-offers.ts';
import { holdsOf, isLapsed } from '#server/inventory/holds.ts';
import { priceOf } from '#server/items/products.ts';
import { atPrices } from '#server/prices/priced-offers.ts';

/**
 * A registration's products in the shop's order, including lapsed ones, which are requested again on submission.
 * Removed ones are left out.
 */
export async function purchasesOf(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  now = new Date(),
): Promise<Purchase[]> {
  const rows = await holdsOf(db, row.id, 'variant');
  const held = new Map(rows.map((hold) => [hold.item, hold]));
  if (held.size === 0) return [];
  const offers = shopOf(configuration, row.eventCode)?.offers ?? [];
  const products = atPrices(configuration, row.eventCode, offers, row, now).filter(isProduct);
  return products.flatMap((product) =>
    product.variants.flatMap((variant) => {
      const own = held.get(variantItem(product.code, variant.code));
      if (own === undefined) return [];
      const qty = own.quantity;
      return {
        product_code: product.code,
        variant_code: variant.code,
        qty,
        name: product.name,
        variant: variant.name,
        ...(isYes(product.admits) && { admits: 'Y' as const }),
        ...(isLapsed(own, now) && { lapsed: 'Y' as const }),
        amount: qty * priceOf(product, variant),
      };
    }),
  );
}

/** When the first of a registration's products expires; undefined without any. */
export async function heldUntil(db: Database, row: Pick<DossierRow, 'id'>): Promise<Date | undefined> {
  const ends = (await holdsOf(db, row.id, 'variant')).flatMap(({ state, heldUntil: end }) =>
    state === 'held' && end ? [end.getTime()] : [],
  );
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
}
