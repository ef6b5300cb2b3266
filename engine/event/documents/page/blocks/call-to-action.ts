import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { Action, block } from '../../../properties/block.ts';
import { Tile } from '../../../properties/picture.ts';

/** A prominent link with its text. */
export const CallToAction = block('call_to_action', {
  title: Text,
  text: Type.Optional(Text),
  actions: Type.Array(Action, { minItems: 1, maxItems: 2 }),
  tiles: Type.Optional(Type.Array(Tile, { minItems: 1, maxItems: 8 })),
});
