import type { Diagnostic } from '../contract/problem.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { danglingFault, duplicateCodes } from './document-fault.ts';
import type { ProductsDocument } from './products-document.ts';

/** What is wrong with a shop whose shape is right: codes, tracks. */
export function diagnoseProducts({ products }: ProductsDocument, context: DiagnoseContext): Diagnostic[] {
  return [
    ...duplicateCodes(products, `/products`),
    ...products.flatMap(({ variants, tracks = [] }, at) => [
      ...duplicateCodes(variants, `/products/${at}/variants`),
      ...tracks.flatMap((track, index) =>
        danglingFault(`/products/${at}/tracks/${index}`, 'track', track, context.tracks),
      ),
    ]),
  ];
}
