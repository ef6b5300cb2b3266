import Type, { type Static } from 'typebox';
import { GROUP_PAYS } from '../event/documents/flow/schema.ts';
import { Flag } from '../form/field/flag.ts';
import { LOCALES, Text } from '../form/languages/text.ts';
import * as calls from './calls/registration.ts';
import { endpoints } from './endpoint.ts';
import { groupPayment } from './group-payment.ts';
import { Group, GroupInformation, GroupMember } from './group-view.ts';
import { PAY_METHODS } from './money.ts';
import { RegistrationCode } from './registration.ts';

const Email = Type.String({ minLength: 1, maxLength: 254 });
const Name = Type.String({ minLength: 1, maxLength: 120 });
const Id = Type.String({ minLength: 1, maxLength: 60 });
const Cents = Type.Integer({ minimum: 0 });
const Locale = Type.Optional(Type.Enum(LOCALES));

const Person = Type.Object({ name: Type.String({ maxLength: 200 }), email: Type.String({ maxLength: 300 }) });

/** A person on a list who was not invited, with the reason. */
export const RefusedPerson = Type.Object({
  /** Their place in the list, from 0. */
  index: Type.Integer(),
  reason: Type.Enum(['no_address', 'bad_address', 'no_name', 'twice', 'member_already']),
});
export type RefusedPerson = Static<typeof RefusedPerson>;

/** One organizer, many members, one payment (spec §1 "group registration"). */
export const group = endpoints(calls.group, {
  getRegistrationGroupOption: {
    summary: 'Whether groups are accepted, how they pay and what they save.',
    access: 'public',
    response: Type.Object({
      open: Flag,
      label: Type.Optional(Text),
      lead: Type.Optional(Text),
      /** A group's first form. */
      form_type: Type.Optional(Type.String()),
      pay: Type.Enum(GROUP_PAYS),
      methods: Type.Array(Type.Enum(PAY_METHODS)),
      /** From this many members, a percentage or an amount in cents off each. */
      discounts: Type.Array(
        Type.Object({
          from: Type.Integer(),
          percent: Type.Optional(Type.Number()),
          amount: Type.Optional(Cents),
        }),
      ),
    }),
  },
  createGroup: {
    summary: 'Starts a group and emails its code to the contact.',
    access: 'public',
    idempotent: true,
    body: Type.Object({
      group_organization: Type.String({ minLength: 1, maxLength: 200 }),
      group_contact_name: Name,
      group_contact_email: Email,
      group_contact_phone: Type.Optional(Type.String({ maxLength: 40 })),
      group_contact_address: Type.Optional(Type.String({ maxLength: 500 })),
      /** The version of the form that asked for it. */
      version: Type.Integer({ minimum: 0 }),
      locale: Locale,
    }),
    response: Type.Object({ group: Group, token: Type.String() }),
  },
  openGroup: {
    summary: 'Opens a group for its contact, by its code and email address.',
    access: 'public',
    body: Type.Object({ group_code: RegistrationCode, email: Email }),
    response: Type.Object({ group: Group, token: Type.String() }),
  },
  checkGroup: {
    summary:
      'The group a code belongs to, before joining it; with the key from an invitation’s link, also the person invited.',
    access: 'public',
    body: Type.Object({
      group_code: Type.String({ minLength: 1, maxLength: 40 }),
      invitation: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: Type.Object({
      group_code: RegistrationCode,
      group_organization: Type.String(),
      group_contact_name: Type.String(),
      /** Only for holders of the invitation. */
      invited: Type.Optional(Type.Object({ name: Type.String(), email: Type.String() })),
    }),
  },
  getGroupInformation: {
    summary: 'The bearer’s group with its members.',
    access: 'holder',
    dossiers: 'group',
    params: Type.Object({ code: RegistrationCode }),
    response: GroupInformation,
  },
  getAccountListByGroup: {
    summary: 'Only the members of the bearer’s group, to refresh after a live message.',
    access: 'holder',
    dossiers: 'group',
    params: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ members: Type.Array(GroupMember) }),
  },
  sendGroupInvitation: {
    summary: 'Invites one person to the bearer’s group, or invites them again.',
    access: 'holder',
    dossiers: 'group',
    body: Type.Object({
      group_code: RegistrationCode,
      group_invite_name: Name,
      group_invite_email: Email,
    }),
    response: Type.Object({ member: GroupMember }),
  },
  sendGroupInvitations: {
    summary: 'Invites a list of people. Those who cannot be invited are named; the others are invited.',
    access: 'holder',
    dossiers: 'group',
    idempotent: true,
    body: Type.Object({
      group_code: RegistrationCode,
      people: Type.Array(Person, { minItems: 1, maxItems: 1_000 }),
    }),
    response: Type.Object({ invited: Type.Array(GroupMember), refused: Type.Array(RefusedPerson) }),
  },
  withdrawGroupInvitation: {
    summary:
      'Removes an unpaid member from the bearer’s group. They keep their answers; their link no longer works.',
    access: 'holder',
    dossiers: 'group',
    body: Type.Object({ group_code: RegistrationCode, member_id: Id }),
    response: Type.Object({ member: GroupMember }),
  },
  handOverGroup: {
    summary:
      'Transfers the bearer’s group to another contact. Both get an email, and the bearer’s token ends.',
    access: 'holder',
    dossiers: 'group',
    body: Type.Object({ group_code: RegistrationCode, group_contact_name: Name, group_contact_email: Email }),
    response: Type.Object({ group: Group }),
  },
  joinGroup: {
    summary: 'Adds the bearer’s unfinished registration to a group, which then pays for it.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({
      code: RegistrationCode,
      group_code: Type.String({ minLength: 1, maxLength: 40 }),
      /** The secret in an invitation's link. */
      invitation: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: Type.Object({ group_code: RegistrationCode, group_organization: Type.String() }),
  },
  leaveGroup: {
    summary:
      'Removes the bearer’s registration from its group before the group has paid; the bearer then pays for it.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ left: Type.Literal('Y') }),
  },
  ...groupPayment,
});
