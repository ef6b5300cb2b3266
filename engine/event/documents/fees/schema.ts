import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from '../../../form/field/code.ts';
import { Condition } from '../../../form/field/condition.ts';
import { Text } from '../../../form/languages/text.ts';
import { Cents, FEE_CATEGORIES, IsoDate } from '../../properties/money.ts';

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
    categories: Type.Array(Type.Enum(FEE_CATEGORIES), { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type Tax = Static<typeof Tax>;

/** The price of a registration apart from its items (spec §3 "Fees"). */
export const FeesDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('fees'),
    code: DocumentCode,
    /** The currency of charges; amounts are shown with a plain $ (spec §9). */
    currency: Type.Enum(['CAD', 'USD']),
    fees: Type.Array(Fee, { maxItems: 200 }),
    /** Registrations without a conference fee; `true`: all of them. */
    free_when: Type.Optional(Condition),
    taxes: Type.Array(Tax, { maxItems: 10 }),
    /** The issuer on receipts: name, address and tax numbers, by line. */
    issuer: Type.Optional(Text),
    /**
     * Printed before receipt and invoice numbers, such as `RTG-`. It cannot end in a digit, because invoices are found
     * by the number after it.
     */
    number_prefix: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9/-]{0,11}[A-Za-z/-]$' })),
    /** Shown next to the payment: refunds and deadlines. */
    cancellation_policy: Type.Optional(Text),
  },
  { additionalProperties: false, title: 'fees' },
);
export type FeesDocument = Static<typeof FeesDocument>;
