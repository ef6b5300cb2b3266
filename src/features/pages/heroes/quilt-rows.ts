import type { TileName } from '#src/ui/art/tiles.ts';

/** Tiles on a row of a phone, and rows at most: a picture of 4 to 3. */
const PHONE = { width: 4, rows: 3 };

/** Rearranges a wide quilt for a phone, first tiles first; an incomplete row is dropped. */
export function phoneRows(rows: readonly (readonly TileName[])[]): readonly (readonly TileName[])[] {
  const tiles = rows.flat();
  const width = Math.min(PHONE.width, tiles.length);
  const sewn: TileName[][] = [];
  for (let at = 0; at + width <= tiles.length && sewn.length < PHONE.rows && width > 0; at += width) {
    sewn.push(tiles.slice(at, at + width));
  }
  return sewn;
}
