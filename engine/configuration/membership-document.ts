import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from './code.ts';
import { Condition } from './condition.ts';
import { Cents } from './money.ts';
import { Text } from './text.ts';

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
    type: Type.Enum([...MEMBERSHIP_TYPES]),
    label: Text,
    detail: Type.Optional(Text),
    when: Condition,
    /** Absent means that it costs nothing. */
    amount: Type.Optional(Cents),
  },
  { additionalProperties: false },
);
export type MembershipType = Static<typeof MembershipType>;

/** An organization one can be an additional member of, such as a provincial specialist association. */
const MemberOrganization = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 40 }),
    name: Text,
    /** `event`: offered by this event; `client`: by the association behind it. */
    scope: Type.Enum(['event', 'client']),
    amount: Type.Optional(Cents),
  },
  { additionalProperties: false },
);
export type MemberOrganization = Static<typeof MemberOrganization>;

/**
 * How answers decide the membership type (spec §5 "Membership"): once all questions are answered, the first type whose
 * `when` is true.
 */
export const MembershipDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('membership'),
    code: DocumentCode,
    /** The form that asks, and those of its fields that decide. */
    form_type: DocumentCode,
    questions: Type.Array(Code, { minItems: 1, maxItems: 40 }),
    /** The field by which renewing is declined: holds `true` then. */
    decline_field: Type.Optional(Code),
    types: Type.Array(MembershipType, { minItems: 1, maxItems: 60 }),
    organizations: Type.Optional(Type.Array(MemberOrganization, { maxItems: 200 })),
  },
  { additionalProperties: false, title: 'membership' },
);
export type MembershipDocument = Static<typeof MembershipDocument>;
