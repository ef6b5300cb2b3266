import Type, { type Static } from 'typebox';
import { Text } from './text.ts';

/**
 * What an invoice says and when it is reminded of. It is due so many days after it is issued; the instructions say how it
 * is paid. Whoever owes it is reminded so many days after the due date, below zero before it: 7 before, 3 and 14 after
 * where nothing is said.
 */
export const InvoiceTerms = Type.Object(
  {
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    instructions: Text,
    remind_days: Type.Optional(
      Type.Array(Type.Integer({ minimum: -365, maximum: 365 }), { maxItems: 20, uniqueItems: true }),
    ),
  },
  { additionalProperties: false },
);
export type InvoiceTerms = Static<typeof InvoiceTerms>;
