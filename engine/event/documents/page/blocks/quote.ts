import Type from 'typebox';
import { Flag } from '../../../../form/field/flag.ts';
import { Text } from '../../../../form/languages/text.ts';
import { Action, block } from '../../../properties/block.ts';
import { picture } from '../../../properties/picture.ts';

/** A quotation with its source. */
export const Quote = block('quote', {
  quote: Text,
  name: Text,
  text: Type.Optional(Text),
  /** Y: over the whole width of the page, under the art of a look that has some for it. */
  across: Type.Optional(Flag),
  action: Type.Optional(Action),
  ...picture,
});
