import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { Action, block, closed } from '../../../properties/block.ts';
import { Tile } from '../../../properties/picture.ts';

const Fact = Type.Object(
  {
    icon: Type.Enum(['calendar', 'pin', 'clock', 'globe']),
    /** The label, such as "When", in looks that use words instead of icons. */
    label: Type.Optional(Text),
    title: Text,
    text: Type.Optional(Text),
    /** A link for the fact, such as adding it to a calendar. */
    action: Type.Optional(Action),
  },
  closed,
);

/** The event's name, when and where, and the way in. */
export const Hero = block('hero', {
  title: Text,
  lead: Type.Optional(Text),
  facts: Type.Array(Fact, { maxItems: 4 }),
  /** The price in words, next to the button. */
  price: Type.Optional(Text),
  /** Another way on, beside the button. */
  action: Type.Optional(Action),
  notice: Type.Optional(Text),
  quilt: Type.Optional(
    Type.Array(Type.Array(Tile, { minItems: 1, maxItems: 8 }), { minItems: 1, maxItems: 4 }),
  ),
});
