import type { Portrait } from '#engine/event/properties/portrait.ts';
import type { Paint, Tint } from '#engine/event/properties/portrait-names.ts';
import { PAINTS } from '#engine/event/properties/portrait-names.ts';
import { paint } from '#src/ui/art/paint.ts';

type Oklch = readonly [l: number, c: number, h: number];

const SKINS: readonly Oklch[] = [
  [0.87, 0.042, 62],
  [0.8, 0.06, 60],
  [0.72, 0.075, 58],
  [0.61, 0.08, 53],
  [0.49, 0.07, 48],
  [0.39, 0.055, 44],
];

const tints: Readonly<Record<Tint, Oklch>> = {
  black: [0.21, 0.015, 290],
  dark: [0.28, 0.035, 40],
  brown: [0.39, 0.06, 45],
  auburn: [0.47, 0.115, 42],
  blond: [0.8, 0.095, 85],
  grey: [0.7, 0.008, 260],
  silver: [0.92, 0.006, 90],
};

const oklch = ([l, c, h]: Oklch) => `oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h})`;

/** A colour of the theme, as drawings write it. */
export const paintOf = (name: Paint | undefined, otherwise: Paint) => paint[name ?? otherwise];

const isPaint = (name: string): name is Paint => PAINTS.some((each) => each === name);

/** The colour of hair, or of cloth. */
export function tintOf(name: Portrait['tint'] | Portrait['beard_tint']): string {
  const tint = name ?? 'dark';
  return isPaint(tint) ? paint[tint] : oklch(tints[tint]);
}

/** A skin colour with its shadow, lines, cheeks and lips. */
export function skinColours({ skin }: Portrait) {
  const tone = SKINS[skin - 1] ?? SKINS[2] ?? [0.72, 0.075, 58];
  const [l, c, h] = tone;
  const isDark = skin > 4;
  return {
    isDark,
    tone: oklch(tone),
    shade: oklch([l - (isDark ? 0.09 : 0.12), c + 0.01, h]),
    line: isDark ? 'oklch(0.16 0.02 40)' : 'oklch(0.24 0.04 40)',
    cheek: oklch([l - 0.06, c + 0.06, 30]),
    lips: oklch([l - 0.16, c + 0.05, 22]),
  };
}
