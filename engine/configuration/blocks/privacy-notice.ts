import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';

/** The event's privacy notice, as its document has it, and what there is to add. */
export const PrivacyNotice = block('privacy_notice', {
  title: Type.Optional(Text),
  html: Type.Optional(Text),
});
