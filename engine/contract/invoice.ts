import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { LOCALES } from '../form/languages/text.ts';
import * as calls from './calls/registration.ts';
import { OFFLINE_METHODS } from './desk-values.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

/** The state of an invoice. */
export const Invoice = Type.Object({
  number: Type.Integer(),
  /** The number as it is printed, where the organizer has a prefix. */
  printed: Type.Optional(Type.String()),
  /** The last day to pay it on. */
  due_on: Type.String(),
  state: Type.Enum(['open', 'paid', 'withdrawn']),
  total: Type.Integer({ minimum: 0 }),
});
export type Invoice = Static<typeof Invoice>;

export type OfflineMethod = (typeof OFFLINE_METHODS)[number];

/** Someone else who is billed, with the number of their purchase order. */
export const InvoiceRecipient = Type.Object({
  name: Type.String(),
  email: Type.String(),
  order: Type.Optional(Type.String()),
});

/** An invoice as organizers see it. */
export const DeskInvoice = Type.Object({
  ...Invoice.properties,
  /** Who is billed in place of the holder or the group's contact. */
  recipient: Type.Optional(InvoiceRecipient),
  /** Y: it is open, and can be split into several. */
  may_split: Type.Optional(Flag),
});
export type DeskInvoice = Static<typeof DeskInvoice>;

/** Payment outside of any gateway: open until an organizer confirms it. */
export const invoice = endpoints(calls.invoice, {
  getInvoice: {
    summary: 'The invoice of the bearer’s application as a PDF in a language.',
    access: 'holder',
    dossiers: 'application',
    body: Type.Object({ code: RegistrationCode, locale: Type.Optional(Type.Enum(LOCALES)) }),
    response: Type.Unknown(),
  },
  markInvoicePaid: {
    summary:
      'Marks an open invoice of an event (by default the host’s) as paid, by cheque, transfer or cash: a receipt is issued, and the group members on it are confirmed.',
    access: 'organizer',
    permission: 'money',
    idempotent: true,
    body: Type.Object({
      event: Type.Optional(Type.String()),
      number: Type.Integer(),
      /** How it was paid. */
      method: Type.Optional(Type.Enum(OFFLINE_METHODS)),
      /** The number of the cheque or transfer, and who sent it. */
      reference: Type.Optional(Type.String({ maxLength: 200 })),
      /** The day on it, `2027-01-15`; not in the future. */
      paid_on: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    }),
    response: Type.Object({ invoice: Invoice }),
  },
  voidInvoice: {
    summary:
      'Voids an unpaid invoice of an event (by default the host’s): held items are released, group members on it have to finish again, an application is withdrawn, and the payer gets an email.',
    access: 'organizer',
    permission: 'money',
    idempotent: true,
    body: Type.Object({ event: Type.Optional(Type.String()), number: Type.Integer() }),
    response: Type.Object({ invoice: Invoice }),
  },
});
