import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/**
 * The searchable text of a dossier: code, addresses and short answers, in lower case without accents. Only
 * triggers write it (migrations 0033 and 0040), and `server/desk/search-words.ts` writes what is looked for in the same way.
 */
export const dossierSearch = pgTable(
  'dossier_search',
  {
    dossierId: uuid('dossier_id')
      .primaryKey()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /**
     * Its short answers one by one, written in the same way: `form/field=value` for each, and `form/field=` once for
     * every question that is answered.
     */
    answers: text('answers').array().notNull().default([]),
  },
  (table) => [index('dossier_search_answers').using('gin', table.answers)],
);
