import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';
import { Tile } from './picture.ts';

/** Tiles that turn while they are in view; still for those who asked for less motion. */
export const Animation = block('animation', {
  title: Type.Optional(Text),
  tiles: Type.Array(Type.Array(Tile, { minItems: 2, maxItems: 8 }), { minItems: 1, maxItems: 3 }),
});
