import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { SafeLink } from '../../../addresses/safe-link.ts';
import { block, closed, heading } from '../../../properties/block.ts';
import { PicturePath } from '../../../properties/picture.ts';

/** A picture of a slider. */
export const Slide = Type.Object(
  { picture: PicturePath, picture_alt: Text, caption: Type.Optional(Text), link: Type.Optional(SafeLink) },
  closed,
);

/** Pictures beside each other, one or two at a time, that a visitor moves; nothing moves by itself. */
export const Slider = block('slider', {
  ...heading,
  slides: Type.Array(Slide, { minItems: 1, maxItems: 24 }),
});
