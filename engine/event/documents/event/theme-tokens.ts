import { type Oklch, parseColour } from '../../../form/format/colour.ts';
import type { ThemeSystem } from './schema.ts';

/** The colour schemes of a theme. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The colours that a theme defines; others are derived. */
export const SOURCES = ['ink', 'accent', 'second', 'third', 'fourth'] as const;
export type Source = (typeof SOURCES)[number];

/** A lightness or a chroma: a figure, or the source's own, times and plus a figure. */
export type Part = number | { readonly times?: number; readonly plus?: number };
/** A colour of its own, or derived from a source, keeping its hue. */
export type Derived =
  | { readonly l: number; readonly c: number; readonly h: number }
  | { readonly from: Source; readonly l: Part; readonly c: Part };

const own: Part = {};
const times = (factor: number): Part => ({ times: factor });
const plus = (more: number): Part => ({ plus: more });
const from = (source: Source, l: Part, c: Part): Derived => ({ from: source, l, c });
const fixed = (l: number, c: number, h: number): Derived => ({ l, c, h });
const white = fixed(1, 0, 0);

/**
 * The colours of texts and controls in light and dark, as src/ui/styles/tokens.css derives them (a test compares both),
 * so that a theme can be measured before it is used.
 */
export const themeTokens = {
  surface: [from('ink', 0.988, 0.004), from('ink', 0.185, times(0.42))],
  raised: [white, from('ink', 0.228, times(0.5))],
  sunken: [from('ink', 0.962, 0.009), from('ink', 0.152, times(0.4))],
  ink: [from('ink', 0.25, own), from('ink', 0.955, 0.008)],
  'ink-soft': [from('ink', 0.46, times(0.62)), from('ink', 0.765, 0.022)],
  'line-control': [from('ink', 0.6, 0.03), from('ink', 0.6, 0.035)],
  accent: [from('accent', own, own), from('accent', 0.77, times(0.66))],
  'accent-hover': [from('accent', plus(-0.06), own), from('accent', 0.83, times(0.55))],
  'accent-press': [from('accent', plus(-0.11), own), from('accent', 0.7, times(0.7))],
  'accent-ink': [white, from('ink', 0.17, 0.04)],
  'accent-soft': [from('accent', 0.958, 0.022), from('accent', 0.275, times(0.34))],
  focus: [from('accent', 0.58, 0.2), from('accent', 0.8, 0.13)],
  danger: [fixed(0.5, 0.19, 26), fixed(0.77, 0.13, 24)],
  'danger-soft': [fixed(0.965, 0.018, 26), fixed(0.262, 0.04, 24)],
  success: [fixed(0.46, 0.11, 156), fixed(0.79, 0.12, 156)],
  'success-soft': [fixed(0.962, 0.026, 156), fixed(0.28, 0.04, 160)],
  warning: [fixed(0.48, 0.105, 66), fixed(0.84, 0.125, 85)],
  'warning-soft': [fixed(0.967, 0.04, 88), fixed(0.27, 0.034, 80)],
  info: [fixed(0.47, 0.115, 245), fixed(0.79, 0.095, 245)],
  'info-soft': [fixed(0.963, 0.018, 245), fixed(0.285, 0.045, 250)],
  band: [from('ink', own, own), from('ink', 0.14, times(0.5))],
  'band-ink': [white, white],
  'band-soft': [from('ink', 0.84, 0.03), from('ink', 0.84, 0.03)],
  'src-ink': [from('ink', own, own), from('ink', own, own)],
  'src-accent': [from('accent', own, own), from('accent', own, own)],
  'src-second': [from('second', own, own), from('second', own, own)],
} as const satisfies Record<string, readonly [light: Derived, dark: Derived]>;

/** A foreground or background colour, by its custom property. */
export type ThemeToken = keyof typeof themeTokens;

/** The source of a token; undefined for one that is the same in every theme. */
export function sourceOf(token: ThemeToken, scheme: Scheme): Source | undefined {
  const derived = derivedOf(token, scheme);
  return 'from' in derived ? derived.from : undefined;
}

/** A token's colour in a theme; undefined if its source is unreadable. */
export function tokenColour(
  token: ThemeToken,
  theme: Pick<ThemeSystem, Source>,
  scheme: Scheme,
): Oklch | undefined {
  const derived = derivedOf(token, scheme);
  if (!('from' in derived)) return derived;
  const source = parseColour(theme[derived.from]);
  return source && { l: partOf(derived.l, source.l), c: partOf(derived.c, source.c), h: source.h };
}

function derivedOf(token: ThemeToken, scheme: Scheme): Derived {
  const [light, dark] = themeTokens[token];
  return scheme === 'light' ? light : dark;
}

function partOf(part: Part, source: number): number {
  return typeof part === 'number' ? part : source * (part.times ?? 1) + (part.plus ?? 0);
}
