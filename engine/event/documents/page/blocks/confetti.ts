import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { Action, block } from '../../../properties/block.ts';

/** Something to be glad of: words over which confetti in the theme's colours falls once, when they are seen. */
export const Confetti = block('confetti', {
  title: Text,
  text: Type.Optional(Text),
  action: Type.Optional(Action),
});
