import type { Diagnostic } from '../contract/problem.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { danglingFault, documentWarning, duplicateCodes } from './document-fault.ts';
import type { ProductsDocument, ProductVariant } from './products-document.ts';

/** Diagnostics of a shop with a valid shape: codes, tracks. */
export function diagnoseProducts({ products }: ProductsDocument, context: DiagnoseContext): Diagnostic[] {
  return [
    ...duplicateCodes(products, `/products`),
    ...products.flatMap(({ variants, tracks = [] }, at) => [
      ...soldOut(variants, `/products/${at}/variants`),
      ...duplicateCodes(variants, `/products/${at}/variants`),
      ...tracks.flatMap((track, index) =>
        danglingFault(`/products/${at}/tracks/${index}`, 'track', track, context.tracks),
      ),
    ]),
  ];
}

function soldOut(variants: readonly ProductVariant[], pointer: string): Diagnostic[] {
  if (variants.some(({ stock }) => stock !== 0)) return [];
  const problem =
    'No variant has any stock, so this cannot be bought. Enter the stock, or remove the product.';
  return [documentWarning(pointer, 'closed', problem)];
}
