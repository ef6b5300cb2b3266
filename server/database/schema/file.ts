import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { dossier } from './dossier.ts';

/** Files that registrants sent, re-encoded; in the database, so that several servers and a backup have them. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    /** `official` and `student` documents: one each; other files have none. */
    document: text('document'),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('stored_file_dossier').on(table.dossierId)],
);
