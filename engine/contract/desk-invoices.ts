import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { INVOICE_LISTS } from './desk-values.ts';
import { endpoints } from './endpoint.ts';
import { DeskInvoice, Invoice } from './invoice.ts';
import { FeeLine } from './money.ts';

export type InvoiceList = (typeof INVOICE_LISTS)[number];

/** An invoice with who it was sent to. */
export const ListedInvoice = Type.Object({
  ...DeskInvoice.properties,
  /** The code of the registration, group or application that it bills. */
  code: Type.String(),
  flow: Type.String(),
  name: Type.String(),
  email: Type.String(),
  organization: Type.Optional(Type.String()),
  issued_at: Type.String(),
  /** Y: open, and its last day is over. */
  overdue: Flag,
  /** How many reminders were sent. */
  reminded: Type.Integer(),
  paid_at: Type.Optional(Type.String()),
});
export type ListedInvoice = Static<typeof ListedInvoice>;

const Cents = Type.Integer({ minimum: 0 });

/** An open invoice with its lines, any of which can go onto an invoice of their own. */
export const InvoiceToSplit = Type.Object({
  invoice: DeskInvoice,
  /** Each with its discounts taken off and its taxes, in cents: they add up to the total. */
  lines: Type.Array(
    Type.Object({
      id: Type.String(),
      /** A group's member, or what is owed. */
      label: Text,
      detail: Type.Optional(FeeLine.properties.detail),
      amount: Cents,
    }),
  ),
  /** The last day to pay the new ones on. */
  due_on: Type.String(),
});
export type InvoiceToSplit = Static<typeof InvoiceToSplit>;

/** The invoices of an event. */
export const deskInvoices = endpoints(calls.deskInvoices, {
  listInvoices: {
    summary: 'The invoices of the host’s event in pages: those due first before the others.',
    access: 'organizer',
    permission: 'money',
    query: Type.Object({
      list: Type.Enum(INVOICE_LISTS),
      /** A number, who else is billed, or what its registration is found by. */
      q: Type.Optional(Type.String({ maxLength: 300 })),
      /** `next` of the previous page. */
      after: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Object({
      rows: Type.Array(ListedInvoice),
      /** How many match in all, and what they come to in cents. */
      count: Type.Integer(),
      total: Type.Integer(),
      next: Type.Optional(Type.String()),
    }),
  },
  remindOfInvoice: {
    summary:
      'Emails the payer of an unpaid invoice a reminder now, beside those that are sent by themselves.',
    access: 'organizer',
    permission: 'money',
    idempotent: true,
    body: Type.Object({ number: Type.Integer() }),
    response: Type.Object({ recipient: Type.String() }),
  },
  getInvoiceToSplit: {
    summary: 'An unpaid invoice line by line, as it can be split. Nothing is changed.',
    access: 'organizer',
    permission: 'money',
    params: Type.Object({ number: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }),
    response: InvoiceToSplit,
  },
  splitInvoice: {
    summary:
      'Splits an unpaid invoice of a group, or of what organizers added, into two: it becomes void, and two new ones with the next numbers replace it. What is owed stays the same. Everyone who is billed gets an email.',
    access: 'organizer',
    permission: 'money',
    idempotent: true,
    body: Type.Object({
      number: Type.Integer(),
      /** The ids of the lines that go onto the second invoice. */
      lines: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 500, uniqueItems: true }),
      /** In cents what they come to, as it was shown: if it differs now, 409 `price`. */
      expected: Cents,
      /** Who else gets the second invoice; the same as the first one if left out. */
      recipient_name: Type.Optional(Type.String({ maxLength: 200 })),
      recipient_email: Type.Optional(Type.String({ maxLength: 254 })),
      /** The number of their purchase order. */
      recipient_order: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: Type.Object({ voided: Invoice, invoices: Type.Array(DeskInvoice) }),
  },
});
