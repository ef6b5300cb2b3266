import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/**
 * The searchable text of a dossier: code, addresses and short answers, in lower case without accents. Only
 * triggers write it (migration 0033), and `server/desk/search-words.ts` writes what is looked for in the same way.
 */
export const dossierSearch = pgTable('dossier_search', {
  dossierId: uuid('dossier_id')
    .primaryKey()
    .references(() => dossier.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
});
