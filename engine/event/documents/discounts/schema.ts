import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Condition } from '../../../form/field/condition.ts';
import { Flag } from '../../../form/field/flag.ts';
import { Text } from '../../../form/languages/text.ts';
import { Cents, FEE_CATEGORIES, IsoDate } from '../../properties/money.ts';

/** A discount code: 5 to 20 characters (spec §9), compared without regard to case. */
export const DiscountCode = Type.String({ pattern: '^[A-Z0-9-]{5,20}$' });

/** A name for codes that belong together. */
export const BatchName = Type.String({ minLength: 1, maxLength: 60 });

/** The most codes of an event. */
export const MOST_DISCOUNTS = 5_000;

/** A code that reduces fees, or an invitation that also opens a closed or full event. */
const Discount = Type.Object(
  {
    code: DiscountCode,
    kind: Type.Enum(['discount', 'invitation']),
    label: Text,
    /** Percent off, or a fixed amount; an invitation may have neither. */
    percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
    amount: Type.Optional(Cents),
    /** The categories that it reduces; all by default. */
    categories: Type.Optional(Type.Array(Type.Enum(FEE_CATEGORIES), { minItems: 1, uniqueItems: true })),
    /** How many registrations may use it; absent means any number. */
    limit: Type.Optional(Type.Integer({ minimum: 1 })),
    /** First and last day of use in the event's time zone. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
    when: Type.Optional(Condition),
    /** Y lets its holder register though the event is closed or full. */
    bypasses: Type.Optional(Flag),
    /** N refuses it from now on; registrations that were submitted with it keep it. */
    active: Type.Optional(Flag),
    /** The name of the codes that were created together. */
    batch: Type.Optional(BatchName),
  },
  { additionalProperties: false },
);
export type Discount = Static<typeof Discount>;

/** The discount and invitation codes of an event. */
export const DiscountsDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('discounts'),
    code: DocumentCode,
    discounts: Type.Array(Discount, { maxItems: MOST_DISCOUNTS }),
  },
  { additionalProperties: false, title: 'discounts' },
);
export type DiscountsDocument = Static<typeof DiscountsDocument>;
