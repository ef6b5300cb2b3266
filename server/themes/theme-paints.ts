import type { ThemeSystem } from '#engine/event/documents/event/schema.ts';
import type { Source } from '#engine/event/documents/event/theme-tokens.ts';
import { hexOf, parseColour } from '#engine/form/format/colour.ts';

/** A theme's source colours, in a form that every program that draws understands. */
export type Paints = Readonly<Record<Source, string>>;

/** The source colours of a theme as `#rrggbb`. */
export function themePaints(theme: ThemeSystem): Paints {
  const hex = (source: Source) => {
    const colour = parseColour(theme[source]);
    return colour ? hexOf(colour) : theme[source];
  };
  return {
    ink: hex('ink'),
    accent: hex('accent'),
    second: hex('second'),
    third: hex('third'),
    fourth: hex('fourth'),
  };
}

/** What stands on a tile of the quilts that the server draws, 105 by 105, by turns. */
export const FIGURES = [
  'M0 105A105 105 0 0 1 105 0V105z',
  'M52.5 21a31.5 31.5 0 1 1 0 63a31.5 31.5 0 0 1 0-63z',
  'M0 0A52.5 52.5 0 0 0 105 0z M0 105A52.5 52.5 0 0 1 105 105z',
  'M0 0H105L0 105z',
  'M105 0A105 105 0 0 1 0 105V0z',
] as const;

/** Ground and figure of a tile, by turns. */
export function tilePaints({ ink, accent, second, third, fourth }: Paints, at: number): [string, string] {
  const pairs: readonly [string, string][] = [
    [accent, second],
    [third, ink],
    [fourth, accent],
    [second, third],
  ];
  return pairs[at % pairs.length] ?? [accent, second];
}
