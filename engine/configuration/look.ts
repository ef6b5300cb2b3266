/**
 * The looks that an event picks from, each named by what it draws: a quilt of tiles, a bowed string, waves under a sun.
 * Its colours and its letters come from the event.
 */
export const LOOKS = ['tiles', 'strings', 'waves'] as const;
export type Look = (typeof LOOKS)[number];

/** The look of a name; one that nobody knows is drawn with tiles. */
export function lookOf(name: string): Look {
  return LOOKS.find((look) => look === name) ?? 'tiles';
}
