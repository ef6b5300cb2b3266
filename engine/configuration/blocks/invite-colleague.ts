import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';

/** The way to invite a colleague, which is where one's own registration is confirmed. */
export const InviteColleague = block('invite_colleague', { title: Text, text: Type.Optional(Text) });
