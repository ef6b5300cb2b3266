import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/** What organizers have noted about a dossier, for the team only. */
export const dossierNote = pgTable(
  'dossier_note',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    /** An address, a token's name, or empty for the installation's token. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('dossier_note_dossier').on(table.dossierId, table.createdAt)],
);

/** Labels that organizers give dossiers, to find them again. */
export const dossierTag = pgTable(
  'dossier_tag',
  {
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dossierId, table.tag] }),
    index('dossier_tag_tag').on(table.tag, table.dossierId),
  ],
);
