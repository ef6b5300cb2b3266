import Type from 'typebox';
import { Text } from '../text.ts';
import { block } from './block.ts';

/** The organizer's own words; whatever acts or restyles is taken out before it is drawn. */
export const Html = block('html', { title: Type.Optional(Text), html: Text });
