import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { dossier } from './dossier.ts';
import { outboxMail } from './mail.ts';
import { payment } from './payment.ts';
import { quoteCents } from './quote-cents.ts';

/** Why and by whom a dossier was cancelled, with its refund and released items; immutable. */
export const cancellation = pgTable('cancellation', {
  dossierId: uuid('dossier_id')
    .primaryKey()
    .references(() => dossier.id, { onDelete: 'cascade' }),
  by: text('by').$type<'attendee' | 'organizer'>().notNull(),
  reason: text('reason'),
  message: text('message').notNull().default(''),
  quote: jsonb('quote').$type<RefundQuote>().notNull(),
  freed: jsonb('freed').$type<BookedItem[]>().notNull(),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }).notNull().defaultNow(),
});

/** `pending`: the gateway may be at it; the others are over. */
export const refundStates = ['pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * A refund of a charge, stored before the gateway is called. Its id is the gateway's idempotency key. Adding a row
 * locks the payment, and valid refunds never exceed the charge.
 */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    eventCode: text('event_code').notNull(),
    /** The dossier refunded, if another one was charged: a member whose group paid. */
    dossierId: uuid('dossier_id').references(() => dossier.id),
    /** In cents. */
    amount: integer('amount').notNull(),
    /** The refunded lines; null without lines, or for older refunds. */
    quote: jsonb('quote').$type<Quote>(),
    cents: quoteCents(),
    state: text('state').$type<RefundState>().notNull().default('pending'),
    /** The gateway's name for it. */
    reference: text('reference'),
    failure: text('failure'),
    /** Why an organizer refunded what stays booked; null for the refund of a change or cancellation. */
    why: text('why'),
    /** N tells the attendee nothing. */
    notify: text('notify').$type<'Y' | 'N'>().notNull().default('Y'),
    /** The email that waits to attach the refund's receipt; null if the refund has an email of its own. */
    mailId: uuid('mail_id').references(() => outboxMail.id, { onDelete: 'set null' }),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refund_payment').on(table.paymentId),
    index('refund_dossier').on(table.dossierId),
    index('refund_mail').on(table.mailId),
    index('refund_event').on(table.eventCode, table.createdAt, table.state, table.amount, table.cents),
    index('refund_failed').on(table.eventCode, table.paymentId).where(sql`state = 'failed'`),
    index('refund_open').on(table.attemptedAt).where(sql`state = 'pending'`),
    check('refund_amount', sql`amount > 0`),
    check('refund_state', sql`state in ('pending', 'succeeded', 'failed')`),
  ],
);

/** Refunds in the sandbox gateway's own books. */
export const sandboxRefund = pgTable('sandbox_refund', {
  reference: text('reference').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  charge: text('charge').notNull(),
  amount: integer('amount').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
