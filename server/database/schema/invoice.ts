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

/** An invoice outside of any gateway; its lines are immutable. */
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
    quote: jsonb('quote').$type<Quote>().notNull(),
    /** The data to finish it once it is paid, such as a group's members. */
    submission: jsonb('submission').$type<Record<string, unknown>>().notNull(),
    /** The last day to pay it on, `2027-01-15`. */
    dueOn: text('due_on').notNull(),
    state: text('state').$type<InvoiceState>().notNull().default('open'),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
    /** The number of reminders sent. */
    reminded: integer('reminded').notNull().default(0),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** How the money came, and what is written on it; null if no organizer has said so. */
    paidBy: text('paid_by').$type<OfflineMethod>(),
    paidReference: text('paid_reference'),
    /** The day on the cheque or of the transfer, `2027-01-15`. */
    paidOn: text('paid_on'),
  },
  (table) => [
    primaryKey({ columns: [table.eventCode, table.number] }),
    index('invoice_dossier').on(table.dossierId),
    uniqueIndex('invoice_open').on(table.dossierId).where(sql`state = 'open'`),
    check('invoice_state', sql`state in ('open', 'paid', 'withdrawn')`),
  ],
);
