import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/** The rows of files that were imported: each is registered once. */
export const importedRow = pgTable(
  'imported_row',
  {
    eventCode: text('event_code').notNull(),
    /** SHA-256 of the file. */
    file: text('file').notNull(),
    row: integer('row').notNull(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.eventCode, table.file, table.row] })],
);
