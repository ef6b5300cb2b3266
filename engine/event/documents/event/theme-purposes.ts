import type { ThemeToken } from './theme-tokens.ts';

/** A token's foreground use, in organizers' words. */
const drawn: { readonly [Token in ThemeToken]?: string } = {
  ink: 'text',
  'ink-soft': 'secondary text',
  accent: 'links and accented text',
  'accent-ink': 'text',
  'line-control': 'the border of fields',
  focus: 'the ring around what has the focus',
  danger: 'error messages',
  success: 'success messages',
  warning: 'warning messages',
  info: 'hints',
  'band-ink': 'text',
  'band-soft': 'secondary text',
  'src-ink': 'lettering of the artwork',
  'src-second': 'lettering of the artwork',
};

/** A token's background use, in organizers' words. */
const under: { readonly [Token in ThemeToken]?: string } = {
  surface: 'the page',
  raised: 'cards and dialogs',
  sunken: 'sunken areas of the page',
  accent: 'the primary button',
  'accent-hover': 'the primary button under the pointer',
  'accent-press': 'the primary button while it is pressed',
  'accent-soft': 'what is chosen',
  'danger-soft': 'the box of an error',
  'success-soft': 'the box of a success',
  'warning-soft': 'the box of a warning',
  'info-soft': 'the box of a hint',
  band: 'the footer and the dark bands',
  'src-ink': 'the artwork',
  'src-second': 'the artwork',
};

/** The use of a pair of tokens in plain words: "text on the primary button". */
export function purposeOf(foreground: ThemeToken, background: ThemeToken): string {
  return `${drawn[foreground] ?? foreground} on ${under[background] ?? background}`;
}
