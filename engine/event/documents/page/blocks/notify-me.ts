import Type from 'typebox';
import { Code } from '../../../../form/field/code.ts';
import { Text } from '../../../../form/languages/text.ts';
import { block } from '../../../properties/block.ts';

/** Leaves an address to be told of something (spec §7 "subscribeEmail"). */
export const NotifyMe = block('notify_me', {
  title: Text,
  lead: Type.Optional(Text),
  /** The subject of the notifications, such as `programme`. */
  type: Code,
});
