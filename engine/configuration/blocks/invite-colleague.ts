import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';

/** A link to invite a colleague, which is on the confirmation page. */
export const InviteColleague = block('invite_colleague', { title: Text, text: Type.Optional(Text) });
