import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block } from '../../../properties/block.ts';

/** The event's privacy policy from its document, with additions. */
export const PrivacyNotice = block('privacy_notice', {
  title: Type.Optional(Text),
  html: Type.Optional(Text),
});
