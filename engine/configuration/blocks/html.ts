import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';

/** The organizer's HTML, sanitized before rendering. */
export const Html = block('html', { title: Type.Optional(Text), html: Text });
