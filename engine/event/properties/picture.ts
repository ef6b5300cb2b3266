import Type from 'typebox';
import { Text } from '../../form/languages/text.ts';

/** The tiles of the event art that a block may show (look: one quilt of school things). */
export const TILES = [
  'hill',
  'book',
  'pencil',
  'ruler',
  'arcs',
  'leaf',
  'talk',
  'beads',
  'call',
  'sea',
  'apple',
  'hands',
  'stairs',
  'sun',
  'dots',
  'moon',
] as const;

/** The drawings of places that a picture may name as `scene:hall`. */
export const SCENES = ['hall', 'hotel', 'inn', 'screens', 'wharf'] as const;

/** Wide drawings, which the head of a page may have as `scene:harbour`. */
export const PANORAMAS = ['harbour'] as const;

/** The drawings of people, which only their pictures and those of voices may name, as `scene:viola`. */
export const PORTRAITS = ['portrait', 'braids', 'viola'] as const;

/** Drawings of bands, only for pictures of people, as `scene:choir`. */
export const BANDS = ['choir', 'brass', 'keys', 'lighthouse'] as const;

/** Prints in the poster style, for products, as `print:tide`. */
export const PRINTS = ['stalls', 'tide', 'lamp', 'lantern', 'ferry', 'shell', 'float'] as const;

/** A tile by its name. */
export const Tile = Type.Enum(TILES);

/** A picture of this site (the page's policy loads no other), or a drawing of the product's own. */
export const PicturePath = Type.String({
  pattern: '^(tile:[a-z]{1,20}|scene:[a-z]{1,20}|/(?![/\\\\])[A-Za-z0-9._~/-]{1,400})$',
  maxLength: 500,
});

/** A picture with alternative text; decorative without it. */
export const picture = { picture: Type.Optional(PicturePath), picture_alt: Type.Optional(Text) };
