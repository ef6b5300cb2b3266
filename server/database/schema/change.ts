import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Quote } from '#engine/contract/money.ts';
import { dossier } from './dossier.ts';
import { payment } from './payment.ts';

/** A change of a submitted registration, before and after; immutable. */
export const registrationChange = pgTable(
  'registration_change',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    by: text('by').$type<'attendee' | 'organizer'>().notNull(),
    /** Track, mode, days, picks and answers that differ. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    /** The complete quote after it. */
    quote: jsonb('quote').$type<Quote>().notNull(),
    /** In cents: charged if positive, refunded if negative. */
    difference: integer('difference').notNull(),
    paymentId: uuid('payment_id').references(() => payment.id),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('registration_change_dossier').on(table.dossierId)],
);
