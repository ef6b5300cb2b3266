import type { ComponentType } from 'react';
import { Hill, Leaf, Moon, Sea, Sun } from '#src/ui/art/tiles-nature.tsx';
import { Arcs, Dots, Hands, Stairs } from '#src/ui/art/tiles-pattern.tsx';
import { Apple, Beads, Book, Call, Pencil, Ruler, Talk } from '#src/ui/art/tiles-school.tsx';

/** The quilt's tiles by name, on a grid of 100 by 100. */
export const tiles = {
  apple: Apple,
  arcs: Arcs,
  beads: Beads,
  book: Book,
  call: Call,
  dots: Dots,
  hands: Hands,
  hill: Hill,
  leaf: Leaf,
  moon: Moon,
  pencil: Pencil,
  ruler: Ruler,
  sea: Sea,
  stairs: Stairs,
  sun: Sun,
  talk: Talk,
} as const satisfies Record<string, ComponentType>;

/** The name of a tile. */
export type TileName = keyof typeof tiles;

/** The tile names in a fixed order, to choose one by index for a missing image. */
export const tileNames = Object.keys(tiles) as readonly TileName[];
