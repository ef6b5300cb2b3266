import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/**
 * The types of membership that registrations' answers lead to, for the desk's filter. They are decided when someone
 * filters by them; a trigger deletes those whose answers or choice have changed since (migration 0040).
 */
export const dossierMembership = pgTable(
  'dossier_membership',
  {
    dossierId: uuid('dossier_id')
      .primaryKey()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    eventCode: text('event_code').notNull(),
    /** Empty without one. */
    type: text('type').notNull(),
    /** The versions of the documents that it was decided by. */
    rules: text('rules').notNull(),
  },
  (table) => [index('dossier_membership_type').on(table.eventCode, table.rules, table.type, table.dossierId)],
);
