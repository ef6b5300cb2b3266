import Type, { type Static } from 'typebox';
import { Text } from '../../../form/languages/text.ts';
import { MembershipRules } from '../../membership/membership-rules.ts';
import { Cents } from '../../properties/money.ts';

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

/** How answers decide the membership type, and the organizations that can also be joined. */
export const MembershipDocument = Type.Object(
  {
    ...MembershipRules.properties,
    organizations: Type.Optional(Type.Array(MemberOrganization, { maxItems: 200 })),
  },
  { additionalProperties: false, title: 'membership' },
);
export type MembershipDocument = Static<typeof MembershipDocument>;
