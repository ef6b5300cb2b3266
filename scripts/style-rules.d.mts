import type { FoundSelector } from './style-selectors.mjs';

export interface Sheet {
  readonly file: string;
  readonly selectors: readonly FoundSelector[];
}
export interface Markup {
  readonly file: string;
  readonly imports: readonly string[];
  readonly classes: readonly { readonly name: string; readonly line: number }[];
}
export type Owners = ReadonlyMap<string, ReadonlySet<string>>;

export function ownersOf(sheets: readonly Sheet[]): Owners;
export function foreignDress(sheets: readonly Sheet[], owners: Owners): string[];
export function strayMarkup(components: readonly Markup[], owners: Owners): string[];
export function strayImports(components: readonly Markup[]): string[];
export function slowSiblings(sheets: readonly Sheet[]): string[];
