/** Themes that draw in a vocabulary of their own, which has no tile of the quilt. */
const WITHOUT_TILES: ReadonlySet<string> = new Set(['music', 'tickets']);

/** Whether a theme's vocabulary has the tiles of the quilt: none borrows from another. */
export function hasTiles(theme: string): boolean {
  return !WITHOUT_TILES.has(theme);
}
