import Type from 'typebox';
import { Text } from '../text.ts';
import { block, closed, heading } from './block.ts';

/** A column of words. */
export const Column = Type.Object({ title: Type.Optional(Text), html: Text }, closed);

/** The organizer's own words in columns; on phones one below the other. */
export const Columns = block('columns', {
  ...heading,
  columns: Type.Array(Column, { minItems: 2, maxItems: 4 }),
});
