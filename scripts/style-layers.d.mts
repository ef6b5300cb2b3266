import type { Sheet } from './style-rules.mjs';
import type { FoundImport } from './style-selectors.mjs';

export const ORDER: string;
export function strayLayers(sheets: readonly Sheet[], order: readonly string[]): string[];
export function bareImports(
  imports: readonly (FoundImport & { readonly file: string })[],
  order: readonly string[],
): string[];
