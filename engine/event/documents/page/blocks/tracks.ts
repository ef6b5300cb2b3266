import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block, closed } from '../../../properties/block.ts';
import { Tile } from '../../../properties/picture.ts';

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
