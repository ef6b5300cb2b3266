import type { ThemeToken } from './theme-tokens.ts';
import type { Look } from './theme-type.ts';

/** Two tokens that meet on screen, and the least contrast between them (WCAG 2.2, 1.4.3 and 1.4.11). */
export type ContrastPair = readonly [foreground: ThemeToken, background: ThemeToken, atLeast: number];

/** The pairs measured in every theme and scheme; names are custom properties without the dashes. */
export const contrastPairs: readonly ContrastPair[] = [
  ['ink', 'surface', 4.5],
  ['ink', 'sunken', 4.5],
  ['ink-soft', 'surface', 4.5],
  ['ink-soft', 'sunken', 4.5],
  ['ink-soft', 'raised', 4.5],
  ['ink-soft', 'accent-soft', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'sunken', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['accent-ink', 'accent-hover', 4.5],
  ['accent-ink', 'accent-press', 4.5],
  ['line-control', 'surface', 3],
  ['line-control', 'raised', 3],
  ['line-control', 'sunken', 3],
  ['focus', 'surface', 3],
  ['focus', 'raised', 3],
  ['focus', 'sunken', 3],
  ['danger', 'surface', 4.5],
  ['danger', 'raised', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['success', 'success-soft', 4.5],
  ['success', 'raised', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['info', 'info-soft', 4.5],
  ['band-ink', 'band', 4.5],
  ['band-soft', 'band', 4.5],
  ['ink', 'warning-soft', 4.5],
  ['ink', 'danger-soft', 4.5],
  ['ink-soft', 'warning-soft', 4.5],
];

/** Further texts in a look's artwork; display type is large (3:1). */
export const artPairs: Readonly<Record<Look, readonly ContrastPair[]>> = {
  tiles: [],
  strings: [['src-second', 'src-ink', 4.5]],
  waves: [['src-ink', 'src-second', 4.5]],
};

/** Pairs that were not measured when themes were published: they only warn. */
export const warnedPairs: Readonly<Record<Look, readonly ContrastPair[]>> = {
  tiles: [['src-ink', 'src-second', 4.5]],
  strings: [],
  waves: [],
};
