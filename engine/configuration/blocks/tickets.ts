import Type from 'typebox';
import { Cents } from '../money.ts';
import { Text } from '../text.ts';
import { block, closed } from './block.ts';

const Ticket = Type.Object({ title: Text, text: Type.Optional(Text), amount: Cents }, closed);

/** The kinds of ticket with contents and prices. */
export const Tickets = block('tickets', {
  title: Text,
  lead: Type.Optional(Text),
  tickets: Type.Array(Ticket, { minItems: 1, maxItems: 12 }),
});
