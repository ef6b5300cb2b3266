import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from './code.ts';
import { Condition } from './condition.ts';
import { Flag, isYes } from './flag.ts';
import { Text } from './text.ts';

/** The kinds of step (spec §2 "Registration steps"); all but the last two are drawn from a form. */
export const STEP_KINDS = [
  'form',
  'membership',
  'activities',
  'merchandise',
  'workshops',
  'review',
  'payment',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Whether a step of this kind is the last one: everything once more, paid for where there is something to pay. */
export function isReview(kind: StepKind): boolean {
  return kind === 'review' || kind === 'payment';
}

/**
 * One step; tracks, modes and days say for which registrations it exists, none of them means for all. With
 * `after_payment` it is asked once the registration is submitted: what nobody needs to know before.
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

/** The steps of a flow in their order (design §3). */
export const StepsDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('steps'),
    code: DocumentCode,
    steps: Type.Array(Step, { minItems: 1, maxItems: 40 }),
  },
  { additionalProperties: false, title: 'steps' },
);
export type StepsDocument = Static<typeof StepsDocument>;
