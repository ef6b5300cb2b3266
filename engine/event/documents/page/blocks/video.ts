import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block } from '../../../properties/block.ts';
import { PicturePath } from '../../../properties/picture.ts';

/**
 * An external video behind our own picture: nothing loads from the other site before the visitor goes there. Only
 * YouTube and Vimeo.
 */
export const Video = block('video', {
  title: Text,
  text: Type.Optional(Text),
  link: Type.String({
    pattern:
      '^https://(www\\.youtube\\.com/watch\\?v=[A-Za-z0-9_-]{6,20}|youtu\\.be/[A-Za-z0-9_-]{6,20}|vimeo\\.com/\\d{4,12})$',
  }),
  /** How long it is, in words. */
  length: Type.Optional(Text),
  picture: Type.Optional(PicturePath),
});
