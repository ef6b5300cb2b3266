import Type, { type Static } from 'typebox';
import { Flag } from '../configuration/flag.ts';
import { GROUP_PAYS } from '../configuration/flow-document.ts';
import { LOCALES, Text } from '../configuration/text.ts';
import { endpoint } from './endpoint.ts';
import { GatewayForBrowser, Quote, Receipt } from './money.ts';
import { RegistrationCode, RegistrationStatus } from './registration.ts';

const Email = Type.String({ minLength: 1, maxLength: 254 });
const Name = Type.String({ minLength: 1, maxLength: 120 });
const Id = Type.String({ minLength: 1, maxLength: 60 });
const Cents = Type.Integer({ minimum: 0 });
const Locale = Type.Optional(Type.Enum([...LOCALES]));

/** What a group pays with. */
export const GROUP_METHODS = ['card', 'invoice'] as const;

/** A group as its contact sees it; its code is what members type. */
export const Group = Type.Object({
  group_code: RegistrationCode,
  group_organization: Type.String(),
  group_contact_name: Type.String(),
  group_contact_email: Type.String(),
  group_contact_phone: Type.String(),
  group_contact_address: Type.String(),
  status: RegistrationStatus,
  pay: Type.Enum([...GROUP_PAYS]),
  /** The address that lets a member in, to be sent or printed. */
  link: Type.String(),
  /** The same as a QR symbol: modules a side, and its dark ones as the path of an SVG; no quiet zone around them. */
  symbol: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type Group = Static<typeof Group>;

/** How far a member is: `ready` has finished and waits for the group's payment, `paid` is registered. */
export const GROUP_MEMBER_STATES = [
  'invited',
  'started',
  'ready',
  'paid',
  'left',
  'withdrawn',
  'cancelled',
] as const;

/** A member as the contact sees them: a name, how far they are and what they cost, never what they answered. */
export const GroupMember = Type.Object({
  member_id: Id,
  name: Type.String(),
  email: Type.String(),
  state: Type.Enum([...GROUP_MEMBER_STATES]),
  /** Where one who has started is: the step, its place from 1, and how many there are. */
  step: Type.Optional(Type.Object({ label: Text, number: Type.Integer(), of: Type.Integer() })),
  /** In cents before the group's discount and tax, as soon as it is known. */
  fee: Type.Optional(Cents),
  /** When their invitation was last sent. */
  sent_at: Type.Optional(Type.String()),
});
export type GroupMember = Static<typeof GroupMember>;

/** A group with its members, in the order in which they were added. */
export const GroupInformation = Type.Object({ group: Group, members: Type.Array(GroupMember) });
export type GroupInformation = Static<typeof GroupInformation>;

/** An invoice as it stands. */
export const Invoice = Type.Object({
  number: Type.Integer(),
  /** The last day to pay it on. */
  due_on: Type.String(),
  state: Type.Enum(['open', 'paid', 'withdrawn']),
  total: Cents,
});
export type Invoice = Static<typeof Invoice>;

/** What a group pays now, decided by the server alone. */
export const GroupPayInformation = Type.Object({
  group: Group,
  /** Who is paid for now, each with what they took. */
  paying: Type.Array(Type.Object({ member: GroupMember, quote: Quote })),
  /** Whom it waits for, or who pays later. */
  missing: Type.Array(GroupMember),
  /** N until it can be paid. */
  payable: Flag,
  /** A line each member, the group's discounts, taxes and the total. */
  quote: Quote,
  /** How it may be paid. */
  methods: Type.Array(Type.Enum([...GROUP_METHODS])),
  gateway: GatewayForBrowser,
  invoices: Type.Array(Invoice),
  receipts: Type.Array(Receipt),
});
export type GroupPayInformation = Static<typeof GroupPayInformation>;

const Person = Type.Object({ name: Type.String({ maxLength: 200 }), email: Type.String({ maxLength: 300 }) });

/** Somebody of a list who was not invited, and why. */
export const RefusedPerson = Type.Object({
  /** Their place in the list, from 0. */
  index: Type.Integer(),
  reason: Type.Enum(['no_address', 'bad_address', 'no_name', 'twice', 'member_already']),
});
export type RefusedPerson = Static<typeof RefusedPerson>;

/** One organizer, many members, one payment (spec §1 "group registration"). */
export const group = {
  getRegistrationGroupOption: endpoint({
    method: 'GET',
    path: '/getRegistrationGroupOption',
    summary: 'Whether groups are taken, how they pay and what they save.',
    access: 'public',
    response: Type.Object({
      open: Flag,
      label: Type.Optional(Text),
      lead: Type.Optional(Text),
      /** The form that a group begins with. */
      form_type: Type.Optional(Type.String()),
      pay: Type.Enum([...GROUP_PAYS]),
      methods: Type.Array(Type.Enum([...GROUP_METHODS])),
      /** From so many members on, a percentage or in cents off each. */
      discounts: Type.Array(
        Type.Object({
          from: Type.Integer(),
          percent: Type.Optional(Type.Number()),
          amount: Type.Optional(Cents),
        }),
      ),
    }),
  }),
  createGroup: endpoint({
    method: 'POST',
    path: '/createGroup',
    summary: 'Begins a group and mails its code to its contact.',
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
  }),
  openGroup: endpoint({
    method: 'POST',
    path: '/openGroup',
    summary: 'Opens a group again for its contact, by its code and address.',
    access: 'public',
    body: Type.Object({ group_code: RegistrationCode, email: Email }),
    response: Type.Object({ group: Group, token: Type.String() }),
  }),
  checkGroup: endpoint({
    method: 'POST',
    path: '/checkGroup',
    summary:
      'Whose group a code is, before one joins it; with what the link of an invitation bears, whom it was sent to.',
    access: 'public',
    body: Type.Object({
      group_code: Type.String({ minLength: 1, maxLength: 40 }),
      invitation: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: Type.Object({
      group_code: RegistrationCode,
      group_organization: Type.String(),
      group_contact_name: Type.String(),
      /** Only to who has the invitation. */
      invited: Type.Optional(Type.Object({ name: Type.String(), email: Type.String() })),
    }),
  }),
  getGroupInformation: endpoint({
    method: 'GET',
    path: '/getGroupInformation/{code}',
    summary: 'The bearer’s group with its members.',
    access: 'holder',
    dossiers: 'group',
    params: Type.Object({ code: RegistrationCode }),
    response: GroupInformation,
  }),
  getAccountListByGroup: endpoint({
    method: 'GET',
    path: '/getAccountListByGroup/{code}',
    summary:
      'The members of the bearer’s group alone: what is asked anew when the group is told that it has changed.',
    access: 'holder',
    dossiers: 'group',
    params: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ members: Type.Array(GroupMember) }),
  }),
  sendGroupInvitation: endpoint({
    method: 'POST',
    path: '/sendGroupInvitation',
    summary: 'Invites one person to the bearer’s group, or invites them again.',
    access: 'holder',
    dossiers: 'group',
    holder: 'group_code',
    body: Type.Object({
      group_code: RegistrationCode,
      group_invite_name: Name,
      group_invite_email: Email,
    }),
    response: Type.Object({ member: GroupMember }),
  }),
  sendGroupInvitations: endpoint({
    method: 'POST',
    path: '/sendGroupInvitations',
    summary: 'Invites a whole list; whoever cannot be is named, the others are invited all the same.',
    access: 'holder',
    dossiers: 'group',
    holder: 'group_code',
    encoding: 'json',
    idempotent: true,
    body: Type.Object({
      group_code: RegistrationCode,
      people: Type.Array(Person, { minItems: 1, maxItems: 1_000 }),
    }),
    response: Type.Object({ invited: Type.Array(GroupMember), refused: Type.Array(RefusedPerson) }),
  }),
  withdrawGroupInvitation: endpoint({
    method: 'POST',
    path: '/withdrawGroupInvitation',
    summary:
      'Takes a member who has not been paid for out of the bearer’s group; what they answered stays theirs, and their link is good no more.',
    access: 'holder',
    dossiers: 'group',
    holder: 'group_code',
    body: Type.Object({ group_code: RegistrationCode, member_id: Id }),
    response: Type.Object({ member: GroupMember }),
  }),
  handOverGroup: endpoint({
    method: 'POST',
    path: '/handOverGroup',
    summary:
      'Makes somebody else the contact of the bearer’s group; both are written to, the bearer’s token is over.',
    access: 'holder',
    dossiers: 'group',
    holder: 'group_code',
    body: Type.Object({ group_code: RegistrationCode, group_contact_name: Name, group_contact_email: Email }),
    response: Type.Object({ group: Group }),
  }),
  joinGroup: endpoint({
    method: 'POST',
    path: '/joinGroup',
    summary: 'Puts the bearer’s unfinished registration into a group, which pays for it then.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({
      code: RegistrationCode,
      group_code: Type.String({ minLength: 1, maxLength: 40 }),
      /** What the link of an invitation bears. */
      invitation: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: Type.Object({ group_code: RegistrationCode, group_organization: Type.String() }),
  }),
  leaveGroup: endpoint({
    method: 'POST',
    path: '/leaveGroup',
    summary:
      'Takes the bearer’s registration out of its group before that has paid; it is paid for by itself then.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ left: Type.Literal('Y') }),
  }),
  getGroupPayInformation: endpoint({
    method: 'GET',
    path: '/getGroupPayInformation/{code}',
    summary:
      'What the bearer’s group pays now: each member’s lines, the group’s discounts, taxes and the total.',
    access: 'holder',
    dossiers: 'group',
    params: Type.Object({ code: RegistrationCode }),
    response: GroupPayInformation,
  }),
  submitPayGroupFee: endpoint({
    method: 'POST',
    path: '/submitPayGroupFee',
    summary:
      'Pays for who is ready, by card or by an invoice; one charge, and a confirmation for each member.',
    access: 'holder',
    dossiers: 'group',
    holder: 'group_code',
    idempotent: true,
    body: Type.Object({
      group_code: RegistrationCode,
      /** In cents what was reviewed: another total now is answered with 409 `price`, nothing is charged. */
      total: Cents,
      method: Type.Enum([...GROUP_METHODS]),
      /** The gateway’s token of a card. */
      credit: Type.Optional(Type.String({ maxLength: 200 })),
      locale: Locale,
    }),
    response: Type.Union([
      Type.Object({ status: Type.Literal('confirmed'), group: Group }),
      Type.Object({ status: Type.Literal('invoiced'), group: Group, invoice: Invoice }),
      Type.Object({ status: Type.Literal('challenge'), url: Type.String() }),
    ]),
  }),
  cancelGroupPayment: endpoint({
    method: 'POST',
    path: '/cancelGroupPayment',
    summary: 'Gives up a payment of the bearer’s group that waits for its bank.',
    access: 'holder',
    dossiers: 'group',
    holder: 'group_code',
    body: Type.Object({ group_code: RegistrationCode }),
    response: Type.Object({ cancelled: Flag }),
  }),
  getGroupReceipt: endpoint({
    method: 'POST',
    path: '/getGroupReceipt',
    summary: 'A receipt of the bearer’s group, or an invoice of it, as a PDF in a language.',
    access: 'holder',
    dossiers: 'group',
    holder: 'group_code',
    body: Type.Object({
      group_code: RegistrationCode,
      paper: Type.Enum(['receipt', 'invoice']),
      number: Type.Integer(),
      locale: Locale,
    }),
    produces: 'file',
    response: Type.Unknown(),
  }),
  markInvoicePaid: endpoint({
    method: 'POST',
    path: '/markInvoicePaid',
    summary: 'Marks an open invoice as paid, once the money has come: whom it is for are confirmed.',
    access: 'organizer',
    idempotent: true,
    body: Type.Object({ number: Type.Integer() }),
    response: Type.Object({ invoice: Invoice }),
  }),
  voidInvoice: endpoint({
    method: 'POST',
    path: '/voidInvoice',
    summary:
      'Voids an open invoice that nobody will pay: places and seats that it kept are free, whoever is on it has to finish once more, and its contact is written to.',
    access: 'organizer',
    idempotent: true,
    body: Type.Object({ number: Type.Integer() }),
    response: Type.Object({ invoice: Invoice }),
  }),
} as const;
