import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';

/** The animations that come with the product, drawn in the colours of the theme. */
export const MOTIONS = ['sprout', 'string', 'tide'] as const;
export type Motion = (typeof MOTIONS)[number];

/** An animation in Lottie's JSON that plays while it is in view, and stands still for those who asked for less motion. */
export const Animation = block('animation', {
  title: Type.Optional(Text),
  text: Type.Optional(Text),
  /** One of the product's own as `motion:sprout`, or a JSON file of this site. */
  animation: Type.String({
    pattern: `^(motion:(${MOTIONS.join('|')})|/(?![/\\\\])[A-Za-z0-9._~/-]{1,400}\\.json)$`,
    maxLength: 500,
  }),
  /** What it shows, for those who do not see it; without words it is decoration. */
  animation_alt: Type.Optional(Text),
});
