import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block } from '../../../properties/block.ts';

/** The product's animations, in the theme's colours. */
export const MOTIONS = ['sprout', 'string', 'tide'] as const;
export type Motion = (typeof MOTIONS)[number];

/** A Lottie animation that plays while it is in view; still under reduced motion. */
export const Animation = block('animation', {
  title: Type.Optional(Text),
  text: Type.Optional(Text),
  /** One of the product's own as `motion:sprout`, or a JSON file of this site. */
  animation: Type.String({
    pattern: `^(motion:(${MOTIONS.join('|')})|/(?![/\\\\])[A-Za-z0-9._~/-]{1,400}\\.json)$`,
    maxLength: 500,
  }),
  /** The alternative text; decorative without it. */
  animation_alt: Type.Optional(Text),
});
