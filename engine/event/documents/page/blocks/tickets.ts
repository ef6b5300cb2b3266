import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block, closed } from '../../../properties/block.ts';
import { Cents } from '../../../properties/money.ts';

const Ticket = Type.Object({ title: Text, text: Type.Optional(Text), amount: Cents }, closed);

/** The kinds of ticket with contents and prices. */
export const Tickets = block('tickets', {
  title: Text,
  lead: Type.Optional(Text),
  tickets: Type.Array(Ticket, { minItems: 1, maxItems: 12 }),
});
