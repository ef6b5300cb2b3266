/**
 * The looks, named after what they draw: a quilt of tiles, a bowed string, waves under a sun. Colours and fonts come
 * from the event.
 */
export const LOOKS = ['tiles', 'strings', 'waves'] as const;
export type Look = (typeof LOOKS)[number];

/** The look of a name; `tiles` for an unknown one. */
export function lookOf(name: string): Look {
  return LOOKS.find((look) => look === name) ?? 'tiles';
}
