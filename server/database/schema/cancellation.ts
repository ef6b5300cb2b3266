import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BookedItem } from '#engine/contract/booked.ts';
import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { Quote } from '#engine/contract/money.ts';
import { dossier } from './dossier.ts';
import { outboxMail } from './mail.ts';
import { payment } from './payment.ts';

/** Why and by whom a dossier was cancelled, and what that gave back and freed; never changed afterwards. */
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
 * Money that goes back of a charge, stored before the gateway is asked for it. Its id is the gateway's idempotency key.
 * A row is added only by who has locked its payment, and all that count are never more than that charge.
 */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    eventCode: text('event_code').notNull(),
    /** Whose money it was, where another dossier was charged for it: a member's, whose group has paid. */
    dossierId: uuid('dossier_id').references(() => dossier.id),
    /** In cents. */
    amount: integer('amount').notNull(),
    /** The lines of its charge that it is of; null where it is of none, or older. */
    quote: jsonb('quote').$type<Quote>(),
    state: text('state').$type<RefundState>().notNull().default('pending'),
    /** The gateway's name for it. */
    reference: text('reference'),
    failure: text('failure'),
    /** N tells the attendee nothing. */
    notify: text('notify').$type<'Y' | 'N'>().notNull().default('Y'),
    /** The mail that says why, which waits for the refund to bear its paper; null where the refund has a mail of its own. */
    mailId: uuid('mail_id').references(() => outboxMail.id, { onDelete: 'set null' }),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refund_payment').on(table.paymentId),
    index('refund_dossier').on(table.dossierId),
    index('refund_mail').on(table.mailId),
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
