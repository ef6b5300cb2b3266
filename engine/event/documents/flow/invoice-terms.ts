import Type, { type Static } from 'typebox';
import { Text } from '../../../form/languages/text.ts';

/**
 * An invoice's terms: days until it is due, payment instructions, and reminder days relative to the due date (negative
 * before it): 7 before, 3 and 14 after by default.
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
