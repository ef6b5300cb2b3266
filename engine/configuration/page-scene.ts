import Type, { type Static } from 'typebox';
import { closed, ItemCode } from './blocks/block.ts';
import { picture } from './blocks/picture.ts';
import { Text } from './text.ts';

const Percent = Type.Number({ minimum: 0, maximum: 100 });

/** A picture over the whole width that a page begins with; its title stands on a card over it. */
export const PageScene = Type.Object(
  {
    /** What stands on the card in place of the page's title. */
    title: Type.Optional(Text),
    ...picture,
    /** What is to be seen, written where it is: across from the left, down from the top. */
    labels: Type.Optional(
      Type.Array(Type.Object({ text: Text, at: Type.Array(Percent, { minItems: 2, maxItems: 2 }) }, closed), {
        maxItems: 8,
      }),
    ),
    /** The location whose address stands on the card. */
    location: Type.Optional(ItemCode),
  },
  closed,
);
export type PageScene = Static<typeof PageScene>;
