import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block } from '../../../properties/block.ts';

/** A link to invite a colleague, which is on the confirmation page. */
export const InviteColleague = block('invite_colleague', { title: Text, text: Type.Optional(Text) });
