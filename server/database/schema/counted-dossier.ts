import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/**
 * What the answers of a dossier come to, for the desk's filters: the membership they lead to, and those that count. It
 * is computed when one of these filters is used. Triggers add the row of a new dossier, and mark it when the dossier
 * changes (migrations 0040 and 0045).
 */
export const countedDossier = pgTable(
  'counted_dossier',
  {
    dossierId: uuid('dossier_id')
      .primaryKey()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    eventCode: text('event_code').notNull(),
    /** The type of membership; empty without one. */
    type: text('type').notNull(),
    /**
     * Its short answers, folded as the texts of `dossier_search` are: `form/field=value` for each, and `form/field=` once
     * for every question that is answered. Answers that a condition hides are left out.
     */
    answers: text('answers').array().notNull().default([]),
    /** The versions of the documents that were used; empty once the dossier has changed since. */
    rules: text('rules').notNull(),
  },
  (table) => [
    index('counted_dossier_type').on(table.eventCode, table.rules, table.type, table.dossierId),
    index('counted_dossier_answers').using('gin', table.answers),
  ],
);
