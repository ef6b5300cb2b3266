import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block, closed } from '../../../properties/block.ts';

const Item = Type.Object(
  { time: Type.String({ pattern: '^\\d{2}:\\d{2}$' }), title: Text, text: Type.Optional(Text) },
  closed,
);
const Day = Type.Object(
  { title: Text, note: Type.Optional(Text), items: Type.Array(Item, { minItems: 1, maxItems: 30 }) },
  closed,
);

/** The days side by side, hour by hour. */
export const Glance = block('glance', { title: Text, days: Type.Array(Day, { minItems: 1, maxItems: 4 }) });
