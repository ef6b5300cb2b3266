import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from './code.ts';
import { Condition } from './condition.ts';
import { Cents, FEE_CATEGORIES, IsoDate } from './money.ts';
import { Text } from './text.ts';

/**
 * A fee that every registration owes for which `when` holds; it reads `registration.track`, `registration.mode`,
 * `registration.registrations_day`, `registration.membershipType` and `answers.form_type.code`.
 */
export const Fee = Type.Object(
  {
    code: Code,
    category: Type.Enum(['conference', 'registration']),
    label: Text,
    detail: Type.Optional(Text),
    amount: Cents,
    /** A lower amount up to and including a day in the event's time zone. */
    early_bird: Type.Optional(
      Type.Object({ amount: Cents, until: IsoDate }, { additionalProperties: false }),
    ),
    when: Type.Optional(Condition),
  },
  { additionalProperties: false },
);
export type Fee = Static<typeof Fee>;

/** A tax on the fees of some categories, after discounts; halves of a cent are rounded up. */
const Tax = Type.Object(
  {
    code: Code,
    label: Text,
    /** In percent, such as 5 or 9.975. */
    percent: Type.Number({ exclusiveMinimum: 0, maximum: 100 }),
    categories: Type.Array(Type.Enum([...FEE_CATEGORIES]), { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type Tax = Static<typeof Tax>;

/** What a registration costs besides what is picked in it (spec §3 "Fees"). */
export const FeesDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('fees'),
    code: DocumentCode,
    /** What the gateway charges in; amounts are shown with a plain $ (spec §9). */
    currency: Type.Enum(['CAD', 'USD']),
    fees: Type.Array(Fee, { maxItems: 200 }),
    /** The registrations that owe nothing for taking part; `true`: all of them. */
    free_when: Type.Optional(Condition),
    taxes: Type.Array(Tax, { maxItems: 10 }),
    /** Who issues receipts: name, address and tax number, line by line. */
    issuer: Type.Optional(Text),
    /**
     * Printed before the numbers of receipts and invoices, such as `RTG-`. It cannot end in a digit: the number behind it is
     * what invoices are found by.
     */
    number_prefix: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9/-]{0,11}[A-Za-z/-]$' })),
    /** Beside the payment: what comes back until when. */
    cancellation_policy: Type.Optional(Text),
  },
  { additionalProperties: false, title: 'fees' },
);
export type FeesDocument = Static<typeof FeesDocument>;
