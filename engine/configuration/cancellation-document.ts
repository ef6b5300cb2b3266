import Type, { type Static } from 'typebox';
import { DocumentCode } from './code.ts';
import { Flag } from './flag.ts';
import { Cents, FEE_CATEGORIES, IsoDate } from './money.ts';
import { Text } from './text.ts';

/** What comes back of fees: the first rule that names a fee's category and whose last day is not over decides it. */
export const RefundRule = Type.Object(
  {
    /** What it is for; all categories when absent. */
    categories: Type.Optional(Type.Array(Type.Enum([...FEE_CATEGORIES]), { minItems: 1, uniqueItems: true })),
    /** Its last day in the event's time zone; absent means whenever. */
    until: Type.Optional(IsoDate),
    /** How much of each fee comes back, in percent; 100 where neither this nor `amount` is said. */
    percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    /** Or so much of each fee, in cents, and never more than was paid for it. */
    amount: Type.Optional(Cents),
    /** An amount in cents that is kept once of all that comes back by this rule, such as a cancellation fee. */
    keeps: Type.Optional(Cents),
  },
  { additionalProperties: false },
);
export type RefundRule = Static<typeof RefundRule>;

/** What somebody gets back who cancels, and until when they may. */
export const CancellationDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('cancellation'),
    code: DocumentCode,
    /** The last day on which attendees may cancel by themselves; the day before the event when absent. */
    until: Type.Optional(IsoDate),
    /** What no rule is for does not come back. */
    refunds: Type.Array(RefundRule, { maxItems: 50 }),
    /** Y leaves who cancels their membership, and keeps what was paid for it. */
    keeps_membership: Type.Optional(Flag),
    /** Beside the refund, in the organizer's own words. */
    note: Type.Optional(Text),
  },
  { additionalProperties: false, title: 'cancellation' },
);
export type CancellationDocument = Static<typeof CancellationDocument>;
