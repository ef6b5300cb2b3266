import { FIGURES, type Paints, tilePaints } from './theme-paints.ts';
import type { ThemeParts } from './themes.ts';

/** A box that is drawn on, in the units of whoever draws. */
export type Box = { readonly width: number; readonly height: number };

/** A path as SVG writes it, moved and made larger, and how it is painted. */
export type ArtShape = {
  readonly path: string;
  readonly at: { readonly x: number; readonly y: number; readonly scale: number };
} & (
  | { readonly fill: string }
  | { readonly stroke: string; readonly width: number; readonly opacity: number }
);

type Draw = (box: Box, paints: Paints) => readonly ArtShape[];

const arts: Readonly<Record<ThemeParts['ticket'], Draw>> = { tiles, strings, poster };

/** The head of a ticket, as a look has it, on a box, from behind to front; some of it may stand over the edges. */
export function ticketArt(art: ThemeParts['ticket'], box: Box, paints: Paints): readonly ArtShape[] {
  return arts[art](box, paints);
}

const still = { x: 0, y: 0, scale: 1 } as const;

const ground = ({ width, height }: Box, fill: string): ArtShape => ({
  path: `M0 0H${width}V${height}H0z`,
  at: still,
  fill,
});

/** A sun over three rows of scallops, 420 by 230, as much as fits from below and from the right, where the sun is. */
function poster(box: Box, { accent, second, third, fourth }: Paints): ArtShape[] {
  const scale = Math.max(box.width / 420, box.height / 230);
  const at = { x: box.width - 420 * scale, y: box.height - 230 * scale, scale };
  const disc = (radius: number, fill: string): ArtShape => ({
    path: `M${318 - radius} 92a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    at,
    fill,
  });
  const rows = [
    [150, accent],
    [176, third],
    [202, fourth],
  ] as const;
  return [
    ground(box, second),
    disc(78, third),
    disc(48, accent),
    ...rows.map(([top, fill]) => ({
      path: `M-21 ${top}${'a21 15.75 0 0 0 42 0'.repeat(11)}V400H-21z`,
      at,
      fill,
    })),
  ];
}

/** Moments of a string at its third harmonic. */
function strings(box: Box, { ink, second }: Paints): ArtShape[] {
  const { width, height } = box;
  const moments = Array.from({ length: 17 }, (_, moment) => {
    const swing = (moment / 8 - 1) * height * 0.4;
    const points = [];
    for (let x = 0; x <= width; x += 4) {
      points.push(`${x} ${(height / 2 + swing * Math.sin((x / width) * Math.PI * 3)).toFixed(2)}`);
    }
    const opacity = 0.35 + 0.6 * Math.abs(moment / 8 - 1);
    return { path: `M${points.join('L')}`, at: still, stroke: second, width: 0.6, opacity };
  });
  return [ground(box, ink), ...moments];
}

/** Two rows of tiles, 105 by 105. */
function tiles({ width, height }: Box, paints: Paints): ArtShape[] {
  const side = height / 2;
  const columns = Math.ceil(width / side);
  return Array.from({ length: 2 * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [fill, figure] = tilePaints(paints, index + row);
    const at = { x: column * side, y: row * side, scale: side / 105 };
    const drawn = FIGURES[(index * 3 + row) % FIGURES.length] ?? FIGURES[0];
    return [
      { path: 'M0 0H105V105H0z', at, fill },
      { path: drawn, at, fill: figure },
    ];
  }).flat();
}
