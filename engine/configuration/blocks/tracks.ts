import Type from 'typebox';
import { Text } from '../text.ts';
import { block, closed } from './block.ts';
import { Tile } from './picture.ts';

const Track = Type.Object(
  {
    track: Type.String(),
    title: Text,
    points: Type.Array(Text, { maxItems: 6 }),
    tiles: Type.Array(Tile, { maxItems: 4 }),
  },
  closed,
);

/** The ways to take part. */
export const Tracks = block('tracks', {
  title: Text,
  lead: Type.Optional(Text),
  tracks: Type.Array(Track, { minItems: 1, maxItems: 6 }),
});
