import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import type { Purchase } from '#engine/contract/shop.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { lockUnsubmitted } from '#server/domain/lock-unsubmitted.ts';
import { holdsOf, isHeld } from '#server/inventory/stock/holds.ts';
import { splitVariantItem, variantItem } from '#server/inventory/stock/limits.ts';
import { giveBack, pick, type Replaces } from '#server/inventory/stock/pick.ts';
import { notOffered, soldOut, tooMany } from '#server/inventory/stock/pick-problems.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Services } from '#server/services.ts';
import { mostOf, priceOf, productsOf } from './shop-products.ts';

type Stores = Pick<Services, 'db' | 'configuration' | 'seats'>;
type Named = { product_code: string; variant_code: string };

/**
 * What a registration has picked, in the order of the shop. What is held no longer is among it: it is asked for anew at
 * submit. What the shop does not have any more is left out.
 */
export async function purchasesOf(
  db: Database,
  configuration: ConfigurationStore,
  row: Pick<DossierRow, 'id' | 'eventCode'>,
  now = new Date(),
): Promise<Purchase[]> {
  const rows = await holdsOf(db, row.id, 'variant');
  const held = new Map(rows.map((hold) => [hold.item, hold]));
  if (held.size === 0) return [];
  return productsOf(configuration, row.eventCode).flatMap((product) =>
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
        ...(own.state !== 'reserved' && !isHeld(own, now) && { lapsed: 'Y' as const }),
        amount: qty * priceOf(product, variant),
      };
    }),
  );
}

/** When the first of what a registration holds of the shop is kept no longer; undefined where it holds nothing. */
export async function heldUntil(db: Database, row: Pick<DossierRow, 'id'>): Promise<Date | undefined> {
  const ends = (await holdsOf(db, row.id, 'variant')).flatMap(({ state, heldUntil: end }) =>
    state === 'held' && end ? [end.getTime()] : [],
  );
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
}

/**
 * Holds so many pieces of a variant in place of those picked before. Throws 422 for what is not sold to this
 * registration or more than it may have, 409 `full` where there are fewer, with nothing changed.
 */
export async function purchase(
  { db, configuration, seats }: Stores,
  event: EventDocument,
  row: DossierRow,
  { product_code, variant_code, qty }: Named & { qty: number },
  now = new Date(),
): Promise<void> {
  const products = productsOf(configuration, row.eventCode, row.track ?? undefined);
  const product = products.find(({ code }) => code === product_code);
  if (!product) throw notOffered('product_code');
  const variant = product.variants.find(({ code }) => code === variant_code);
  if (!variant) throw notOffered('variant_code');
  const item = variantItem(product_code, variant_code);
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    const checkMost: Replaces = (own) => {
      const others = own
        .filter((each) => splitVariantItem(each.item)[0] === product_code && each.item !== item)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      if (others + qty > mostOf(product)) throw tooMany('qty', mostOf(product));
      return [];
    };
    const wish = { kind: 'variant' as const, item, quantity: qty, limit: variant.stock };
    if (!(await pick(tx, locked, wish, checkMost, { seats, event, now })))
      throw soldOut('variant_code', fewer);
  });
}

/** Of a variant. */
export const fewer = inEveryLanguage('picks.fewerLeft');

/** Picks none of a variant any more; one that is not picked is no error. */
export async function removePurchase(
  { db, seats }: Stores,
  row: DossierRow,
  { product_code, variant_code }: Named,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    const item = { kind: 'variant' as const, item: variantItem(product_code, variant_code) };
    await giveBack(tx, locked, [item], seats);
  });
}
