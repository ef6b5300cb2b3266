import Type, { type Static } from 'typebox';
import { Text } from '../../../form/languages/text.ts';
import { closed, ItemCode } from '../../properties/block.ts';
import { picture } from '../../properties/picture.ts';

const Percent = Type.Number({ minimum: 0, maximum: 100 });

/** A full-width picture at the top of a page, with a card for its title. */
export const PageScene = Type.Object(
  {
    /** The card's text, instead of the page's title. */
    title: Type.Optional(Text),
    ...picture,
    /** Labels in the picture at positions from its left and top. */
    labels: Type.Optional(
      Type.Array(Type.Object({ text: Text, at: Type.Array(Percent, { minItems: 2, maxItems: 2 }) }, closed), {
        maxItems: 8,
      }),
    ),
    /** The location whose address the card shows. */
    location: Type.Optional(ItemCode),
  },
  closed,
);
export type PageScene = Static<typeof PageScene>;
