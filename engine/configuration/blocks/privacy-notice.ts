import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';

/** The event's privacy policy from its document, with additions. */
export const PrivacyNotice = block('privacy_notice', {
  title: Type.Optional(Text),
  html: Type.Optional(Text),
});
