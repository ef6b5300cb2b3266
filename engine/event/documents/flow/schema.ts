import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from '../../../form/field/code.ts';
import { Condition } from '../../../form/field/condition.ts';
import { Flag, isYes } from '../../../form/field/flag.ts';
import { Text } from '../../../form/languages/text.ts';
import { IsoDate } from '../../properties/money.ts';
import { Answer, DecisionPart } from './decision.ts';
import { InvoiceTerms } from './invoice-terms.ts';
import { OwnFee } from './own-fee.ts';

/**
 * The kinds of step (spec §2 "Registration steps"); all but the last three have a form. `people` lists a group's
 * members.
 */
export const STEP_KINDS = [
  'form',
  'membership',
  'activities',
  'merchandise',
  'workshops',
  'people',
  'review',
  'payment',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Whether it is the last step: the review, with payment if anything is due. */
export function isReview(kind: StepKind): boolean {
  return kind === 'review' || kind === 'payment';
}

/** Whether the step has a form. */
export function hasForm(kind: StepKind): boolean {
  return !isReview(kind) && kind !== 'people';
}

/**
 * A step; tracks, modes and days limit it to some registrations. `after_payment`: asked after submission. `open_after`:
 * its answers can be corrected, and products added, after submission, until `open_until` if given.
 */
export const Step = Type.Object(
  {
    code: Code,
    label: Text,
    kind: Type.Enum(STEP_KINDS),
    form_type: Type.Optional(DocumentCode),
    required: Type.Optional(Flag),
    skip_if: Type.Optional(Condition),
    after_payment: Type.Optional(Flag),
    /** Y: of a registration's last form, that it is one page with the payment. */
    with_payment: Type.Optional(Flag),
    open_after: Type.Optional(Flag),
    open_until: Type.Optional(IsoDate),
    tracks: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    modes: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    days: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  },
  { additionalProperties: false },
);
export type Step = Static<typeof Step>;

/** Whether a step is asked once the registration is submitted. */
export function isAfterPayment({ after_payment }: Step): boolean {
  return isYes(after_payment);
}

/** Whether a step is asked on one page with the payment. */
export function isWithPayment({ with_payment }: Step): boolean {
  return isYes(with_payment);
}

/** Whether the answers of a step may be corrected once the registration is submitted. */
export function isOpenAfter({ open_after }: Step): boolean {
  return isYes(open_after);
}

/** The flow of registrations, with track, mode and days. */
export const REGISTRATION_FLOW = 'registration';

/** The flow of groups: one contact, many members, one payment. */
export const GROUP_FLOW = 'group';

/** Whether a flow's submissions are applications: neither registrations nor groups. */
export function isOfApplications(code: string): boolean {
  return code !== REGISTRATION_FLOW && code !== GROUP_FLOW;
}

/** Who is paid for together: all once everyone is ready, or those who are ready. */
export const GROUP_PAYS = ['all', 'ready'] as const;

/** From this many members, a percentage or an amount in cents off each. */
export const GroupDiscount = Type.Object(
  {
    from: Type.Integer({ minimum: 2, maximum: 10_000 }),
    percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  },
  { additionalProperties: false },
);
export type GroupDiscount = Static<typeof GroupDiscount>;

/** How groups pay, their discounts, and whether they can get an invoice. */
const GroupPart = Type.Object(
  {
    pay: Type.Enum(GROUP_PAYS),
    discounts: Type.Optional(Type.Array(GroupDiscount, { maxItems: 20 })),
    /** Absent means that groups pay by card alone. */
    invoice: Type.Optional(InvoiceTerms),
    /** How many days a ready member's seats are held for the payment; 14 by default. */
    ready_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  },
  { additionalProperties: false },
);
export type GroupPart = Static<typeof GroupPart>;

/** Who can start a flow: anyone, invited people, or people with a group's code. */
export const ENTRIES = ['anyone', 'invitation', 'group'] as const;

/**
 * What is paid: the event's fees (`catalogue/fees`), or the flow's own in addition to items; without either there is no
 * payment.
 */
const Money = Type.Object(
  {
    fees: Type.Union([Type.Literal('catalogue'), Type.Array(OwnFee, { maxItems: 50 })]),
    /** Y accepts discount codes. */
    discounts: Type.Optional(Flag),
    /** Allows payment by invoice; for applications only. */
    invoice: Type.Optional(InvoiceTerms),
  },
  { additionalProperties: false },
);

/** A sidebar next to the steps with the answers that describe the submission best. */
export const Aside = Type.Object(
  {
    /** Its subject: "Your proposal". */
    label: Text,
    /** The answer that names it. */
    title: Type.Optional(Answer),
    lines: Type.Optional(Type.Array(Answer, { maxItems: 12 })),
    /** Its presenters, in the order of the program. */
    presenters: Type.Optional(Answer),
  },
  { additionalProperties: false },
);
export type Aside = Static<typeof Aside>;

/**
 * A process in steps (design §5): who can start it, its first form, steps, payment, capacity, opening times and
 * confirmation.
 */
export const FlowDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('flow'),
    code: DocumentCode,
    /** The name on its pages and in emails. */
    label: Text,
    /** Below the name on its first page. */
    lead: Type.Optional(Text),
    entry: Type.Object(
      {
        by: Type.Array(Type.Enum(ENTRIES), { minItems: 1, uniqueItems: true }),
        /** Y asks the form of the first step before anything is under way; its field `email` is the address. */
        first_step: Type.Optional(Flag),
        /** Y: an address can submit several; one by default. */
        several: Type.Optional(Flag),
      },
      { additionalProperties: false },
    ),
    /** The first and last day for starting and submitting, in the event's time zone. */
    opening: Type.Optional(
      Type.Object(
        { from: Type.Optional(IsoDate), until: Type.Optional(IsoDate) },
        { additionalProperties: false, minProperties: 1 },
      ),
    ),
    /** How many may be sent; absent means no limit of its own. */
    capacity: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Y: people can wait if its capacity is taken. */
    waitlist: Type.Optional(Flag),
    steps: Type.Array(Step, { minItems: 1, maxItems: 40 }),
    money: Type.Optional(Money),
    /** Of the flow of groups alone. */
    group: Type.Optional(GroupPart),
    /** Whether organizers decide on submissions; without it they are final. */
    decision: Type.Optional(DecisionPart),
    /** The sidebar next to its steps; only the price by default. */
    aside: Type.Optional(Aside),
    /** The text of its last page. */
    confirmation: Type.Optional(Type.Object({ title: Text, text: Text }, { additionalProperties: false })),
    /** The mail that confirms it, before the answers that it repeats. */
    mail: Type.Optional(Type.Object({ subject: Text, text: Text }, { additionalProperties: false })),
  },
  { additionalProperties: false, title: 'flow' },
);
export type FlowDocument = Static<typeof FlowDocument>;
