import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { splitVariantItem, variantItem } from '#server/inventory/find-offers.ts';
import type { Item } from '#server/inventory/inventory-lock.ts';
import { notOffered, soldOut, tooMany } from '#server/inventory/pick-problems.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { ItemToHold } from './item-to-hold.ts';
import { mostOf, productsFor } from './products.ts';

/** A variant of a product, as requests name it. */
export type NamedVariant = { product_code: string; variant_code: string };
/** A number of a variant, replacing those held. */
export type WantedPieces = NamedVariant & { kind: 'variant'; qty: number };

export const piecesOf = ({ product_code, variant_code }: NamedVariant): Item => ({
  kind: 'variant',
  item: variantItem(product_code, variant_code),
});

/** Pieces that a registration may hold: no more of all variants than the product allows. */
export function piecesItem(
  configuration: ConfigurationStore,
  row: DossierRow,
  { qty, ...named }: WantedPieces,
): ItemToHold {
  const product = productsFor(configuration, row).find(({ code }) => code === named.product_code);
  if (!product) throw notOffered('product_code');
  const variant = product.variants.find(({ code }) => code === named.variant_code);
  if (!variant) throw notOffered('variant_code');
  const item = piecesOf(named);
  return {
    item,
    quantity: qty,
    stock: variant.stock,
    field: 'variant_code',
    replaces(own) {
      const others = own
        .filter((each) => splitVariantItem(each.item)[0] === product.code && each.item !== item.item)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      if (others + qty > mostOf(product)) throw tooMany('qty', mostOf(product));
      return [];
    },
    full: () => soldOut('variant_code', fewer),
  };
}

/** Of a variant. */
export const fewer = inEveryLanguage('picks.fewerLeft');
