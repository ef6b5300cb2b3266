import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block, closed, heading } from '../../../properties/block.ts';
import { Tile } from '../../../properties/picture.ts';

/** A column of words. */
export const Column = Type.Object(
  {
    title: Type.Optional(Text),
    html: Text,
    /** Two tiles make it a sheet of coloured paper, in a look that has tiles. */
    tiles: Type.Optional(Type.Array(Tile, { minItems: 2, maxItems: 2 })),
  },
  closed,
);

/** The organizer's own words in columns; on phones one below the other. */
export const Columns = block('columns', {
  ...heading,
  columns: Type.Array(Column, { minItems: 2, maxItems: 4 }),
});
