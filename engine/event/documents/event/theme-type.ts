/**
 * The looks, named after what they draw: a quilt of tiles, a bowed string, waves under a sun. Colours and fonts come
 * from the event.
 */
export const THEME_TYPES = ['tiles', 'strings', 'waves'] as const;
export type Look = (typeof THEME_TYPES)[number];

/** The look of a name; `tiles` for an unknown one. */
export function themeTypeOf(name: string): Look {
  return THEME_TYPES.find((look) => look === name) ?? 'tiles';
}
