import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/** Addresses typed in the address dialog, with the field names of spec §3. */
export const address = pgTable(
  'address',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    fieldId: text('field_id').notNull().default(''),
    source: text('source').notNull().default('B'),
    value: text('value').notNull(),
    street1: text('street1').notNull(),
    street2: text('street2').notNull().default(''),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postalcode: text('postalcode').notNull(),
    country: text('country').notNull(),
    countryvalue: text('countryvalue').notNull(),
    type: text('type').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('address_dossier').on(table.dossierId)],
);
