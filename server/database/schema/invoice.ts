import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfflineMethod } from '#engine/contract/invoice.ts';
import type { Quote } from '#engine/contract/money.ts';
import { dossier } from './dossier.ts';

/** `open` until an organizer has seen the money, or it is withdrawn. */
export const invoiceStates = ['open', 'paid', 'withdrawn'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** `submission`: what was submitted; `owed`: what organizers added afterwards. */
export const invoicePurposes = ['submission', 'owed'] as const;
export type InvoicePurpose = (typeof invoicePurposes)[number];

/** Who is billed in place of the dossier's holder or the group's contact, and the number of their purchase order. */
export type InvoiceRecipient = { readonly name: string; readonly email: string; readonly order?: string };

/** An invoice; its lines are immutable. Paid by card it has a payment too, whose money counts. */
export const invoice = pgTable(
  'invoice',
  {
    /** Counted for each event, without gaps. */
    number: integer('number').notNull(),
    /** The organizer's prefix for the number. */
    prefix: text('prefix').notNull().default(''),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id),
    eventCode: text('event_code').notNull(),
    purpose: text('purpose').$type<InvoicePurpose>().notNull().default('submission'),
    quote: jsonb('quote').$type<Quote>().notNull(),
    /** The data to finish it once it is paid, such as a group's members. */
    submission: jsonb('submission').$type<Record<string, unknown>>().notNull(),
    /** The last day to pay it on, `2027-01-15`. */
    dueOn: text('due_on').notNull(),
    /** Null: the dossier's holder, or the group's contact. */
    recipient: jsonb('recipient').$type<InvoiceRecipient>(),
    /** The number of the invoice that was split into this one and others. */
    splitFrom: integer('split_from'),
    state: text('state').$type<InvoiceState>().notNull().default('open'),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
    /** The number of reminders sent. */
    reminded: integer('reminded').notNull().default(0),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** How the money came, and what is written on it; null if no organizer has said so. */
    paidBy: text('paid_by').$type<OfflineMethod | 'card'>(),
    paidReference: text('paid_reference'),
    /** The day on the cheque or of the transfer, `2027-01-15`. */
    paidOn: text('paid_on'),
  },
  (table) => [
    primaryKey({ columns: [table.eventCode, table.number] }),
    index('invoice_dossier').on(table.dossierId),
    // Several are open only if one was split.
    uniqueIndex('invoice_open').on(table.dossierId).where(sql`state = 'open' and split_from is null`),
    check('invoice_purpose', sql`purpose in ('submission', 'owed')`),
    check('invoice_state', sql`state in ('open', 'paid', 'withdrawn')`),
  ],
);
