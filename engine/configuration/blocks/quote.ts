import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';
import { picture } from './picture.ts';

/** What somebody said, and who it was. */
export const Quote = block('quote', {
  quote: Text,
  name: Text,
  text: Type.Optional(Text),
  ...picture,
});
