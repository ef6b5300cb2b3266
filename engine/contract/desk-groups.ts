import Type, { type Static } from 'typebox';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';
import { GroupMember } from './group-view.ts';
import { RegistrationCode } from './registration.ts';

const Count = Type.Integer({ minimum: 0 });

/** A group with how far its people are; amounts in cents. */
export const ListedGroup = Type.Object({
  code: RegistrationCode,
  organization: Type.String(),
  contact: Type.String(),
  email: Type.String(),
  started_at: Type.String(),
  /** People in it: invited and not registered yet, registered and not submitted, submitted. */
  invited: Count,
  started: Count,
  submitted: Count,
  paid: Count,
  owing: Count,
});
export type ListedGroup = Static<typeof ListedGroup>;

/** A member as the desk sees them, with the code of their registration once there is one. */
export const DeskMember = Type.Object({
  ...GroupMember.properties,
  code: Type.Optional(RegistrationCode),
});
export type DeskMember = Static<typeof DeskMember>;

/** Whether a registration can be put into a group, or taken out of its own. */
export const Membership = Type.Object({
  /** Its group, if it is in one. */
  group: Type.Optional(Type.Object({ code: RegistrationCode, organization: Type.String() })),
  may: Type.Enum(['join', 'leave', 'none']),
  /** The printed number of the group's open invoice that they are on: it becomes void if they are taken out. */
  invoice: Type.Optional(Type.String()),
});
export type Membership = Static<typeof Membership>;

const Why = Type.String({ minLength: 1, maxLength: 500 });

/** The groups of an event. */
export const deskGroups = endpoints(calls.deskGroups, {
  listGroups: {
    summary: 'The groups of the host’s event in pages, the newest first, with how far their people are.',
    access: 'organizer',
    permission: 'registrations',
    query: Type.Object({
      /** Words of the organization, the contact, an address or a code. */
      q: Type.Optional(Type.String({ maxLength: 300 })),
      /** `next` of the previous page. */
      after: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Object({
      rows: Type.Array(ListedGroup),
      count: Count,
      next: Type.Optional(Type.String()),
    }),
  },
  listMembersAsOrganizer: {
    summary: 'The people of a group with their state, in the order in which they were added.',
    access: 'organizer',
    permission: 'registrations',
    params: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ members: Type.Array(DeskMember) }),
  },
  getMembershipAsOrganizer: {
    summary: 'The group of a registration, and what taking it out would do to the group’s invoice.',
    access: 'organizer',
    permission: 'edit',
    params: Type.Object({ code: RegistrationCode }),
    response: Membership,
  },
  putIntoGroup: {
    summary: 'Puts a registration that is not submitted into a group, which pays for it. No email is sent.',
    access: 'organizer',
    permission: 'edit',
    idempotent: true,
    body: Type.Object({ code: RegistrationCode, group_code: RegistrationCode, why: Why }),
    response: Type.Object({ group: Type.String() }),
  },
  takeOutOfGroup: {
    summary:
      'Takes an unpaid registration out of its group: it pays for itself. The group’s open invoice with it becomes void; its other people stay ready. No email is sent.',
    access: 'organizer',
    permission: 'edit',
    idempotent: true,
    body: Type.Object({ code: RegistrationCode, why: Why }),
    response: Type.Object({ group: Type.String() }),
  },
});
