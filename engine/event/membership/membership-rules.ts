import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from '../../form/field/code.ts';
import { Condition } from '../../form/field/condition.ts';
import { Text } from '../../form/languages/text.ts';
import { Cents } from '../properties/money.ts';

/** The categories of members (spec §6). */
export const MEMBERSHIP_TYPES = [
  'teacher',
  'ttoc',
  'retiree',
  'teacher_candidate',
  'support_staff',
  'administrator',
  'educational_assistant',
] as const;
export type MembershipTypeCode = (typeof MEMBERSHIP_TYPES)[number];

/** A type of membership and the answers that make it; `when` reads the form's own answers by field code. */
const MembershipType = Type.Object(
  {
    /** Its id in saved data (`membershipID`). */
    ID: Type.String({ minLength: 1, maxLength: 40 }),
    type: Type.Enum(MEMBERSHIP_TYPES),
    label: Text,
    detail: Type.Optional(Text),
    when: Condition,
    /** Absent means that it costs nothing. */
    amount: Type.Optional(Cents),
  },
  { additionalProperties: false },
);
export type MembershipType = Static<typeof MembershipType>;

/**
 * How answers decide the membership type (spec §5 "Membership"): once all questions are answered, the first type whose
 * `when` is true.
 */
export const MembershipRules = Type.Object({
  $schema: Type.Optional(Type.String()),
  kind: Type.Literal('membership'),
  code: DocumentCode,
  /** The form that asks, and those of its fields that decide. */
  form_type: DocumentCode,
  questions: Type.Array(Code, { minItems: 1, maxItems: 40 }),
  /** The checkbox that declines the membership; its answer is then `true`. */
  decline_field: Type.Optional(Code),
  types: Type.Array(MembershipType, { minItems: 1, maxItems: 60 }),
});
export type MembershipRules = Static<typeof MembershipRules>;
