import Type from 'typebox';
import { Value } from 'typebox/value';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { purchaseItem } from '#server/booked/booked-items.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { splitVariantItem, variantItem } from '#server/inventory/find-offers.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import { notOffered, tooMany } from '#server/inventory/pick-problems.ts';
import type { Pieces } from '#server/inventory/pieces.ts';
import { mostOf, priceOf, productsFor } from '#server/items/products.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from '#server/refusals/refusal.ts';

const Wishes = Type.Array(
  Type.Object({
    product_code: Type.String({ maxLength: 64 }),
    variant_code: Type.String({ maxLength: 64 }),
    qty: Type.Integer({ minimum: 1, maximum: 99 }),
  }),
  { maxItems: 500 },
);

/** Additional products wished for, each with its words. */
export type RequestedProducts = { pieces: Pieces; item: BookedItem }[];

/** The fields of a form in which merchandise is picked. */
function merchandiseFields({ sections }: FormDocument): string[] {
  return sections
    .flatMap(({ fields }) => fields)
    .filter((field) => findDefinition(field)?.picks === 'variant')
    .map(({ code }) => code);
}

/**
 * Reads the products in a form's answers. Throws 422 for products that are not sold to this registration, or too many.
 */
export function requestedProducts(
  configuration: ConfigurationStore,
  row: DossierRow,
  form: FormDocument,
  answers: Values,
  holds: readonly HoldRow[],
): RequestedProducts {
  const products = productsFor(configuration, row);
  return merchandiseFields(form).flatMap((field) => {
    const wishes = answers[field] ?? [];
    if (!Value.Check(Wishes, wishes)) throw notPieces(field);
    const isTwice = new Set(wishes.map(nameOf)).size < wishes.length;
    if (isTwice) throw notPieces(field);
    return wishes.map((wish) => {
      const product = products.find(({ code }) => code === wish.product_code);
      const variant = product?.variants.find(({ code }) => code === wish.variant_code);
      if (!product || !variant) throw notOffered(field);
      const has = holds
        .filter(({ kind, item }) => kind === 'variant' && splitVariantItem(item)[0] === product.code)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const wished = wishes
        .filter(({ product_code }) => product_code === product.code)
        .reduce((sum, { qty }) => sum + qty, 0);
      if (has + wished > mostOf(product)) throw tooMany(field, mostOf(product));
      const { name, admits } = product;
      const amount = wish.qty * priceOf(product, variant);
      return {
        pieces: { kind: 'variant', item: nameOf(wish), quantity: wish.qty },
        item: purchaseItem({ ...wish, name, variant: variant.name, amount, ...(admits && { admits }) }),
      };
    });
  });
}

const nameOf = ({ product_code, variant_code }: { product_code: string; variant_code: string }) =>
  variantItem(product_code, variant_code);

const notPieces = (field: string) => invalidField(field, inEveryLanguage('changes.notPieces'));
