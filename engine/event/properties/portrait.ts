import Type, { type Static } from 'typebox';
import { Flag } from '../../form/field/flag.ts';
import { closed } from './block.ts';
import { HAIR, PAINTS, TINTS, WEAR } from './portrait-names.ts';

const Colour = Type.Enum(PAINTS);

/**
 * A portrait in the style of the theme. People are drawn as they describe themselves or not at all: nothing is guessed
 * from a name.
 */
export const Portrait = Type.Object(
  {
    /** From light to dark. */
    skin: Type.Integer({ minimum: 1, maximum: 6 }),
    hair: Type.Enum(HAIR),
    /** The colour of the hair, or of the cloth that covers it. */
    tint: Type.Optional(Type.Enum([...TINTS, ...PAINTS])),
    beard: Type.Optional(Type.Enum(['full', 'moustache', 'stubble'])),
    beard_tint: Type.Optional(Type.Enum(TINTS)),
    glasses: Type.Optional(Type.Enum(['round', 'square'])),
    eyes: Type.Optional(Type.Enum(['open', 'closed'])),
    earrings: Type.Optional(Colour),
    /** Y draws the lines of an older face. */
    lines: Type.Optional(Flag),
    wear: Type.Optional(Type.Enum(WEAR)),
    /** Clothing, and a second colour of it. */
    top: Type.Optional(Colour),
    trim: Type.Optional(Colour),
    /** The background, and the sun in it. */
    ground: Type.Optional(Colour),
    sun: Type.Optional(Colour),
  },
  closed,
);
export type Portrait = Static<typeof Portrait>;
