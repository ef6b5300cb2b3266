import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';

/** What somebody said. */
export const Quote = block('quote', { quote: Text, name: Text, text: Type.Optional(Text) });
