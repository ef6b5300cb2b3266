import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { LOCALES } from '../form/languages/text.ts';
import { Group, GroupMember } from './group-view.ts';
import { Invoice } from './invoice.ts';
import { GatewayForBrowser, IssuedRefund, PAY_METHODS, Quote, Receipt } from './money.ts';
import { RegistrationCode } from './registration.ts';

const Cents = Type.Integer({ minimum: 0 });
const Locale = Type.Optional(Type.Enum(LOCALES));

/** The amount that a group pays now, decided by the server. */
export const GroupPayInformation = Type.Object({
  group: Group,
  /** The members paid for now, each with a quote. */
  paying: Type.Array(Type.Object({ member: GroupMember, quote: Quote })),
  /** The members who are missing or pay later. */
  missing: Type.Array(GroupMember),
  /** N until it can be paid. */
  payable: Flag,
  /** A line each member, the group's discounts, taxes and the total. */
  quote: Quote,
  /** How it may be paid. */
  methods: Type.Array(Type.Enum(PAY_METHODS)),
  gateway: GatewayForBrowser,
  invoices: Type.Array(Invoice),
  receipts: Type.Array(Receipt),
  /** Refunds to the group. */
  refunds: Type.Array(IssuedRefund),
});
export type GroupPayInformation = Static<typeof GroupPayInformation>;

/** How a group pays: by card, or by invoice. */
export const groupPayment = {
  getGroupPayInformation: {
    summary:
      'The amount the bearer’s group would pay now: each member’s lines, group discounts, taxes and the total.',
    access: 'holder',
    dossiers: 'group',
    params: Type.Object({ code: RegistrationCode }),
    response: GroupPayInformation,
  },
  submitPayGroupFee: {
    summary:
      'Pays for the members who are ready, by card or invoice: one charge, and a confirmation for each member.',
    access: 'holder',
    dossiers: 'group',
    idempotent: true,
    body: Type.Object({
      group_code: RegistrationCode,
      /** The reviewed total in cents: if it has changed, the answer is 409 `price` and nothing is charged. */
      total: Cents,
      method: Type.Enum(PAY_METHODS),
      /** The gateway’s token of a card. */
      credit: Type.Optional(Type.String({ maxLength: 200 })),
      locale: Locale,
    }),
    response: Type.Union([
      Type.Object({ status: Type.Literal('confirmed'), group: Group }),
      Type.Object({ status: Type.Literal('invoiced'), group: Group, invoice: Invoice }),
      Type.Object({ status: Type.Literal('challenge'), url: Type.String() }),
    ]),
  },
  cancelGroupPayment: {
    summary: 'Abandons a payment of the bearer’s group that is waiting for the bank.',
    access: 'holder',
    dossiers: 'group',
    body: Type.Object({ group_code: RegistrationCode }),
    response: Type.Object({ cancelled: Flag }),
  },
  getGroupReceipt: {
    summary:
      'A receipt or invoice of the bearer’s group by its number, or a refund by its id, as a PDF in a language.',
    access: 'holder',
    dossiers: 'group',
    body: Type.Object({
      group_code: RegistrationCode,
      paper: Type.Enum(['receipt', 'invoice', 'refund']),
      number: Type.Optional(Type.Integer()),
      refund: Type.Optional(Type.String()),
      locale: Locale,
    }),
    response: Type.Unknown(),
  },
} as const;
