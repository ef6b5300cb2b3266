import Type, { type Static } from 'typebox';
import { closed } from './blocks/block.ts';
import { Flag } from './flag.ts';

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

/** Colours of the event's theme, its paper, and white: cloth and grounds take them. */
export const PAINTS = ['ink', 'accent', 'second', 'third', 'fourth', 'paper', 'white'] as const;
export type Paint = (typeof PAINTS)[number];

/** Colours of hair. */
export const TINTS = ['black', 'dark', 'brown', 'auburn', 'blond', 'grey', 'silver'] as const;
export type Tint = (typeof TINTS)[number];

const Colour = Type.Enum([...PAINTS]);

/**
 * A face that the site draws in the manner of the event's theme. Somebody is drawn as they describe themselves, or not
 * at all: nothing here is ever guessed from a name.
 */
export const Portrait = Type.Object(
  {
    /** From light to dark. */
    skin: Type.Integer({ minimum: 1, maximum: 6 }),
    hair: Type.Enum([...HAIR]),
    /** The colour of the hair, or of the cloth that covers it. */
    tint: Type.Optional(Type.Enum([...TINTS, ...PAINTS])),
    beard: Type.Optional(Type.Enum(['full', 'moustache', 'stubble'])),
    beard_tint: Type.Optional(Type.Enum([...TINTS])),
    glasses: Type.Optional(Type.Enum(['round', 'square'])),
    eyes: Type.Optional(Type.Enum(['open', 'closed'])),
    earrings: Type.Optional(Colour),
    /** Y draws the lines of somebody who is no longer young. */
    lines: Type.Optional(Flag),
    wear: Type.Optional(Type.Enum([...WEAR])),
    /** What is worn, and what of it is of another colour. */
    top: Type.Optional(Colour),
    trim: Type.Optional(Colour),
    /** What they stand before, and the sun behind them. */
    ground: Type.Optional(Colour),
    sun: Type.Optional(Colour),
  },
  closed,
);
export type Portrait = Static<typeof Portrait>;
