import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Quote } from '#engine/contract/money.ts';
import { dossier } from './dossier.ts';
import { invoice } from './invoice.ts';
import { quoteCents } from './quote-cents.ts';

/** `pending`: the gateway may be at it; `challenge`: the bank asks the visitor; the others are over. */
export const paymentStates = ['pending', 'challenge', 'succeeded', 'declined', 'abandoned'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** States in which the gateway may have charged, or may still. */
export const openPaymentStates = ['pending', 'challenge'] as const satisfies readonly PaymentState[];

/** The purpose of a charge: a submission, a change, a group's members, or an open invoice. */
export const paymentPurposes = ['submission', 'change', 'group', 'owed'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * A charge, stored before the gateway is called, so that a crash leaves something to reconcile. Its id is the gateway's
 * idempotency key. A dossier has at most one open charge; a successful one submits it.
 */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id),
    eventCode: text('event_code').notNull(),
    purpose: text('purpose').$type<PaymentPurpose>().notNull().default('submission'),
    /** The client's idempotency key, and a hash of its request. */
    submitKey: text('submit_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** In cents. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    /** The submission without its card, to finish it. */
    submission: jsonb('submission').$type<Record<string, unknown>>().notNull(),
    gateway: text('gateway').notNull(),
    /** The gateway's token of the card: good once, and not the card. */
    token: text('token').notNull(),
    reference: text('reference'),
    state: text('state').$type<PaymentState>().notNull().default('pending'),
    challengeUrl: text('challenge_url'),
    declineCode: text('decline_code'),
    brand: text('brand'),
    last4: text('last4'),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('payment_key').on(table.dossierId, table.submitKey),
    uniqueIndex('payment_under_way').on(table.dossierId).where(sql`state in ('pending', 'challenge')`),
    uniqueIndex('payment_succeeded')
      .on(table.dossierId)
      .where(sql`state = 'succeeded' and purpose = 'submission'`),
    index('payment_open').on(table.attemptedAt).where(sql`state in ('pending', 'challenge')`),
    // With the amount, so that an event's money is summed from the index alone.
    index('payment_charged')
      .on(table.eventCode, table.updatedAt, table.amount)
      .where(sql`state = 'succeeded'`),
    check('payment_amount', sql`amount > 0`),
    check('payment_purpose', sql`purpose in ('submission', 'change', 'group', 'owed')`),
    check('payment_state', sql`state in ('pending', 'challenge', 'succeeded', 'declined', 'abandoned')`),
  ],
);

/** What was owed and how it was paid, for each charge or submission with a receipt; immutable. */
export const receipt = pgTable(
  'receipt',
  {
    eventCode: text('event_code').notNull(),
    /** Counted for each event, without gaps. */
    number: integer('number').notNull(),
    /** The organizer's prefix for the number. */
    prefix: text('prefix').notNull().default(''),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id),
    purpose: text('purpose').$type<PaymentPurpose>().notNull().default('submission'),
    paymentId: uuid('payment_id').references(() => payment.id),
    /** The invoice that it was paid by. */
    invoiceNumber: integer('invoice_number'),
    quote: jsonb('quote').$type<Quote>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
    cents: quoteCents(),
  },
  (table) => [
    primaryKey({ columns: [table.eventCode, table.number] }),
    index('receipt_cents').on(table.eventCode, table.cents),
    foreignKey({
      columns: [table.eventCode, table.invoiceNumber],
      foreignColumns: [invoice.eventCode, invoice.number],
    }),
    uniqueIndex('receipt_submission').on(table.dossierId).where(sql`purpose = 'submission'`),
    index('receipt_dossier').on(table.dossierId),
    check('receipt_purpose', sql`purpose in ('submission', 'change', 'group', 'owed')`),
  ],
);

/** The sandbox gateway's own records: what a real gateway would know after this server was killed. */
export const sandboxCharge = pgTable('sandbox_charge', {
  reference: text('reference').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  token: text('token').notNull(),
  state: text('state').notNull(),
  returnUrl: text('return_url'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
