import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { Action, block, closed } from '../../../properties/block.ts';

/** How the water level changes from the first item to the last. */
export const TIDES = ['falling', 'rising'] as const;

const Item = Type.Object({ when: Text, title: Text, text: Type.Optional(Text) }, closed);

/** What the event is about, in a sentence, next to examples from its program. */
export const Programme = block('programme', {
  title: Text,
  /** The end of the title, in the voice of the theme. */
  emphasis: Type.Optional(Text),
  lead: Type.Optional(Text),
  /** A link to the whole program, below the sentence. */
  action: Type.Optional(Action),
  tide: Type.Optional(Type.Enum(TIDES)),
  items: Type.Array(Item, { minItems: 1, maxItems: 20 }),
});
