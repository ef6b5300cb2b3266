import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/**
 * Answers as they were typed, unchecked, kept apart from the checked ones so that another device can go on with
 * them; a form's draft ends when its step is saved.
 */
export const draft = pgTable(
  'draft',
  {
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    formType: text('form_type').notNull(),
    version: integer('version').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.dossierId, table.formType] })],
);
