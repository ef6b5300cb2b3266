import { parseColour } from '../../../form/format/colour.ts';
import { diagnoseTheme } from './diagnose-theme.ts';
import type { EventDocument, ThemeSystem } from './schema.ts';

type Theme = EventDocument['theme'];
type Colours = Pick<ThemeSystem, 'ink' | 'accent' | 'second' | 'third' | 'fourth'>;

/** How far the main colour is darkened at a time, in lightness. */
const STEP = 0.02;
const DARKEST = 0.2;

const written = (l: number, c: number, h: number) =>
  `oklch(${short(l)} ${short(c)} ${Math.round(((h % 360) + 360) % 360)})`;
const short = (figure: number) => String(Math.round(figure * 1_000) / 1_000).replace(/^0\./, '.');

/**
 * A theme in the colours that go with one: its hue in the ink, and three companions around the wheel. The colour is
 * darkened until everything can be read in both schemes; undefined if the text is no colour.
 */
export function themeOf(theme: Theme, colour: string): Theme | undefined {
  const main = parseColour(colour);
  if (!main) return undefined;
  for (let l = main.l; ; l -= STEP) {
    const theme_system = { ...theme.theme_system, ...coloursOf({ ...main, l }) };
    const made = { ...theme, theme_system };
    const isRead = diagnoseTheme(made).every(({ severity }) => severity !== 'error');
    if (isRead || l - STEP < DARKEST) return made;
  }
}

function coloursOf({ l, c, h }: { l: number; c: number; h: number }): Colours {
  // A grey has no companions either.
  const chroma = (wanted: number) => (c < 0.02 ? c : wanted);
  return {
    ink: written(0.26, chroma(0.05), h),
    accent: written(l, c, h),
    second: written(0.86, chroma(0.09), h + 35),
    third: written(0.74, chroma(0.11), h + 180),
    fourth: written(0.8, chroma(0.07), h - 45),
  };
}
