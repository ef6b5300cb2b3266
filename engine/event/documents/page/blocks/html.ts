import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block } from '../../../properties/block.ts';

/** The organizer's HTML, sanitized before rendering. */
export const Html = block('html', { title: Type.Optional(Text), html: Text });
