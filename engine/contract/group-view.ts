import Type, { type Static } from 'typebox';
import { GROUP_PAYS } from '../event/documents/flow/schema.ts';
import { Text } from '../form/languages/text.ts';
import { GROUP_MEMBER_STATES } from './group-member-states.ts';
import { RegistrationCode, RegistrationStatus } from './registration.ts';

const Id = Type.String({ minLength: 1, maxLength: 60 });
const Cents = Type.Integer({ minimum: 0 });

/** A group as its contact sees it; members type its code. */
export const Group = Type.Object({
  group_code: RegistrationCode,
  group_organization: Type.String(),
  group_contact_name: Type.String(),
  group_contact_email: Type.String(),
  group_contact_phone: Type.String(),
  group_contact_address: Type.String(),
  status: RegistrationStatus,
  pay: Type.Enum(GROUP_PAYS),
  /** The address that lets a member in, to be sent or printed. */
  link: Type.String(),
  /** The same as a QR symbol: modules a side, and its dark ones as the path of an SVG; no quiet zone around them. */
  symbol: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type Group = Static<typeof Group>;

/** A member as the contact sees them: name, progress and price, never answers. */
export const GroupMember = Type.Object({
  member_id: Id,
  name: Type.String(),
  email: Type.String(),
  state: Type.Enum(GROUP_MEMBER_STATES),
  /** The current step, its number from 1, and the number of steps. */
  step: Type.Optional(Type.Object({ label: Text, number: Type.Integer(), of: Type.Integer() })),
  /** In cents before the group's discount and tax, as soon as it is known. */
  fee: Type.Optional(Cents),
  /** In cents with tax, what the group paid for a member who has cancelled since. */
  paid: Type.Optional(Cents),
  /** When their invitation was last sent. */
  sent_at: Type.Optional(Type.String()),
});
export type GroupMember = Static<typeof GroupMember>;

/** A group with its members, in the order in which they were added. */
export const GroupInformation = Type.Object({ group: Group, members: Type.Array(GroupMember) });
export type GroupInformation = Static<typeof GroupInformation>;
