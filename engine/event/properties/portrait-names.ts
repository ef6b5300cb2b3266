export const HAIR = [
  'short',
  'side',
  'fade',
  'afro',
  'curls',
  'bob',
  'long',
  'wavy',
  'bun',
  'braids',
  'bald',
  'hijab',
  'turban',
  'beanie',
] as const;
export type Hair = (typeof HAIR)[number];

export const WEAR = ['crew', 'collar', 'blazer', 'turtle', 'scarf', 'stripes', 'vneck'] as const;
export type Wear = (typeof WEAR)[number];

/** Colours of the theme, its paper, and white, for clothing and backgrounds. */
export const PAINTS = ['ink', 'accent', 'second', 'third', 'fourth', 'paper', 'white'] as const;
export type Paint = (typeof PAINTS)[number];

/** Colours of hair. */
export const TINTS = ['black', 'dark', 'brown', 'auburn', 'blond', 'grey', 'silver'] as const;
export type Tint = (typeof TINTS)[number];
