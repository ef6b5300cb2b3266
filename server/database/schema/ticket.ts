import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '#engine/form/languages/text.ts';
import { dossier } from './dossier.ts';

/** Admits one person: a row per admission of a submitted order. */
export const ticket = pgTable(
  'ticket',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    eventCode: text('event_code').notNull(),
    /** Its place among the tickets of its order, from 1. */
    number: integer('number').notNull(),
    /** Scanned at the gate. */
    code: text('code').notNull(),
    /** Of a product that admits; of an activity where the variant is empty. */
    product: text('product').notNull(),
    variant: text('variant').notNull(),
    /** The product's name at the time of sale. */
    name: jsonb('name').$type<Text>().notNull(),
    variantName: jsonb('variant_name').$type<Text>().notNull(),
    /** The person it is for, if known. */
    holder: text('holder'),
    /** In cents, before taxes and discounts. */
    amount: integer('amount').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('ticket_code').on(table.eventCode, table.code),
    unique('ticket_number').on(table.dossierId, table.number),
    check('ticket_amount', sql`amount >= 0`),
  ],
);
