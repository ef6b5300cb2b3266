import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block, closed, heading } from '../../../properties/block.ts';

const Figure = Type.Object({ value: Text, label: Text }, closed);

/** The event in figures. */
export const Statistics = block('statistics', {
  ...heading,
  figures: Type.Array(Figure, { minItems: 1, maxItems: 8 }),
});
