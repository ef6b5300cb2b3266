import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Flag } from '../../../form/field/flag.ts';
import { Text } from '../../../form/languages/text.ts';
import { Cents, FEE_CATEGORIES, IsoDate } from '../../properties/money.ts';

/** A refund: the first rule for a fee's category whose last day has not passed applies. */
export const RefundRule = Type.Object(
  {
    /** The categories it applies to; all by default. */
    categories: Type.Optional(Type.Array(Type.Enum(FEE_CATEGORIES), { minItems: 1, uniqueItems: true })),
    /** Its last day in the event's time zone; absent means whenever. */
    until: Type.Optional(IsoDate),
    /** The refunded share of each fee in percent; 100 if neither this nor `amount` is set. */
    percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    /** The refund for each fee in cents, at most what was paid. */
    amount: Type.Optional(Cents),
    /** An amount in cents, such as a cancellation fee, that is kept once from all refunds by this rule. */
    keeps: Type.Optional(Cents),
  },
  { additionalProperties: false },
);
export type RefundRule = Static<typeof RefundRule>;

/** A reason for cancelling that people can choose. */
const CancellationReason = Type.Object(
  { code: Type.String({ pattern: '^[a-z][a-z0-9_-]{0,39}$' }), name: Text },
  { additionalProperties: false },
);

/** What is refunded on cancelling, and until when attendees can cancel. */
export const CancellationDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('cancellation'),
    code: DocumentCode,
    /** The last day on which attendees may cancel by themselves; the day before the event when absent. */
    until: Type.Optional(IsoDate),
    /** Fees without a rule are not refunded. */
    refunds: Type.Array(RefundRule, { maxItems: 50 }),
    /** Y: attendees who cancel keep their membership, which is not refunded. */
    keeps_membership: Type.Optional(Flag),
    /** The reasons to choose from, in this order; those of the specification (§9) when absent. */
    reasons: Type.Optional(Type.Array(CancellationReason, { minItems: 1, maxItems: 20 })),
    /** Beside the refund, in the organizer's own words. */
    note: Type.Optional(Text),
  },
  { additionalProperties: false, title: 'cancellation' },
);
export type CancellationDocument = Static<typeof CancellationDocument>;
