import type { Sentence } from '../../diagnosis/sentence.ts';
import { says } from './problems.ts';
import type { ThemeToken } from './theme-tokens.ts';

/** What a token is for, in organizers' words; of one that only we know, its name. */
export type Purpose = Sentence | ThemeToken;

/** A token's foreground use. */
const drawn: { readonly [Token in ThemeToken]?: Sentence } = {
  ink: says('text'),
  'ink-soft': says('secondaryText'),
  accent: says('links'),
  'accent-ink': says('text'),
  'line-control': says('fieldBorder'),
  focus: says('focusRing'),
  danger: says('errorMessages'),
  success: says('successMessages'),
  warning: says('warningMessages'),
  info: says('hints'),
  'band-ink': says('text'),
  'band-soft': says('secondaryText'),
  'src-ink': says('lettering'),
  'src-second': says('lettering'),
};

/** A token's background use. */
const under: { readonly [Token in ThemeToken]?: Sentence } = {
  surface: says('page'),
  raised: says('cards'),
  sunken: says('sunken'),
  accent: says('button'),
  'accent-hover': says('buttonHover'),
  'accent-press': says('buttonPressed'),
  'accent-soft': says('chosen'),
  'danger-soft': says('errorBox'),
  'success-soft': says('successBox'),
  'warning-soft': says('warningBox'),
  'info-soft': says('hintBox'),
  band: says('bands'),
  'src-ink': says('artwork'),
  'src-second': says('artwork'),
};

/** The uses of a pair of tokens: "text", "the primary button". */
export function purposesOf(
  foreground: ThemeToken,
  background: ThemeToken,
): { front: Purpose; back: Purpose } {
  return { front: drawn[foreground] ?? foreground, back: under[background] ?? background };
}
