import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from './code.ts';
import { Condition } from './condition.ts';
import { Answer, DecisionPart } from './decision.ts';
import { Fee } from './fees-document.ts';
import { Flag, isYes } from './flag.ts';
import { InvoiceTerms } from './invoice-terms.ts';
import { IsoDate } from './money.ts';
import { Text } from './text.ts';

/**
 * The kinds of step (spec §2 "Registration steps"); all but the last three are drawn from a form. `people` is a group's:
 * who belongs to it.
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

/** Whether a step of this kind is the last one: everything once more, paid for where there is something to pay. */
export function isReview(kind: StepKind): boolean {
  return kind === 'review' || kind === 'payment';
}

/** Whether a step of this kind is drawn from a form. */
export function hasForm(kind: StepKind): boolean {
  return !isReview(kind) && kind !== 'people';
}

/**
 * One step; tracks, modes and days say for which registrations it exists, none of them means for all. With
 * `after_payment` it is asked once the registration is submitted: what nobody needs to know before. With `open_after`
 * its answers may be corrected then, and merchandise be added, up to the day of `open_until` where there is one.
 */
export const Step = Type.Object(
  {
    code: Code,
    label: Text,
    kind: Type.Enum([...STEP_KINDS]),
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

/** The flow whose dossiers are registrations, with a track, a mode and days. */
export const REGISTRATION_FLOW = 'registration';

/** The flow whose dossiers are groups: one organizer, many members, one payment. */
export const GROUP_FLOW = 'group';

/** Whether what is sent in a flow is an application: any flow's that is neither the registration nor the groups'. */
export function isOfApplications(code: string): boolean {
  return code !== REGISTRATION_FLOW && code !== GROUP_FLOW;
}

/** Who is paid for at once: nobody until all are ready, or whoever is ready. */
export const GROUP_PAYS = ['all', 'ready'] as const;

/** From so many members on, a percentage off each, or so many cents. */
export const GroupDiscount = Type.Object(
  {
    from: Type.Integer({ minimum: 2, maximum: 10_000 }),
    percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  },
  { additionalProperties: false },
);
export type GroupDiscount = Static<typeof GroupDiscount>;

/** How groups pay, what that saves them, and whether they may be sent an invoice. */
const GroupPart = Type.Object(
  {
    pay: Type.Enum([...GROUP_PAYS]),
    discounts: Type.Optional(Type.Array(GroupDiscount, { maxItems: 20 })),
    /** Absent means that groups pay by card alone. */
    invoice: Type.Optional(InvoiceTerms),
    /** For so many days the seats of a member who is ready wait for the payment; 14 where it is not said. */
    ready_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  },
  { additionalProperties: false },
);
export type GroupPart = Static<typeof GroupPart>;

/** Who may enter a flow: anybody, who was invited, or who has the code of a group. */
export const ENTRIES = ['anyone', 'invitation', 'group'] as const;

/** A fee of a flow's own, which may be nothing and is said all the same. */
export const OwnFee = Type.Object(
  { ...Fee.properties, amount: Type.Integer({ minimum: 0, maximum: 100_000_000 }) },
  { additionalProperties: false },
);

/**
 * What is paid: the event's fees (`catalogue/fees`), or the flow's own besides what is picked, of which there may be
 * none; no fees at all where neither is said.
 */
const Money = Type.Object(
  {
    fees: Type.Union([Type.Literal('catalogue'), Type.Array(OwnFee, { maxItems: 50 })]),
    /** Y takes discount codes. */
    discounts: Type.Optional(Flag),
    /** What is sent may be paid for by an invoice too; of applications alone. */
    invoice: Type.Optional(InvoiceTerms),
  },
  { additionalProperties: false },
);

/** What stands beside the steps: what was said so far of what it is about, by the answers that tell it best. */
export const Aside = Type.Object(
  {
    /** What it is of: "Your proposal". */
    label: Text,
    /** The answer that names it. */
    title: Type.Optional(Answer),
    lines: Type.Optional(Type.Array(Answer, { maxItems: 12 })),
    /** Who presents it, in the order of the programme. */
    presenters: Type.Optional(Answer),
  },
  { additionalProperties: false },
);
export type Aside = Static<typeof Aside>;

/**
 * Something that somebody goes through in steps (design §5): who may enter, what is asked first, its steps in their
 * order, what is paid, how many may, when, and what stands at its end.
 */
export const FlowDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('flow'),
    code: DocumentCode,
    /** What it is called on its pages and in its mails. */
    label: Text,
    /** Under its name, where it begins. */
    lead: Type.Optional(Text),
    entry: Type.Object(
      {
        by: Type.Array(Type.Enum([...ENTRIES]), { minItems: 1, uniqueItems: true }),
        /** Y asks the form of the first step before anything is under way; its field `email` is the address. */
        first_step: Type.Optional(Flag),
        /** Y: one address may send several; one where it is not said. */
        several: Type.Optional(Flag),
      },
      { additionalProperties: false },
    ),
    /** The first and the last day on which it may be begun or sent, in the event's time zone. */
    opening: Type.Optional(
      Type.Object(
        { from: Type.Optional(IsoDate), until: Type.Optional(IsoDate) },
        { additionalProperties: false, minProperties: 1 },
      ),
    ),
    /** How many may be sent; absent means no limit of its own. */
    capacity: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Y: who finds its places taken may wait for one; of flows with a capacity. */
    waitlist: Type.Optional(Flag),
    steps: Type.Array(Step, { minItems: 1, maxItems: 40 }),
    money: Type.Optional(Money),
    /** Of the flow of groups alone. */
    group: Type.Optional(GroupPart),
    /** What is sent is decided on by organizers; absent means that it stands as it was sent. */
    decision: Type.Optional(DecisionPart),
    /** What stands beside its steps; what is owed alone where nothing is said. */
    aside: Type.Optional(Aside),
    /** What its last page says. */
    confirmation: Type.Optional(Type.Object({ title: Text, text: Text }, { additionalProperties: false })),
    /** The mail that confirms it, before the answers that it repeats. */
    mail: Type.Optional(Type.Object({ subject: Text, text: Text }, { additionalProperties: false })),
  },
  { additionalProperties: false, title: 'flow' },
);
export type FlowDocument = Static<typeof FlowDocument>;
