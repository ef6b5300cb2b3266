import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/** A registration's data besides its dossier: track, mode and days. */
export const registration = pgTable('registration', {
  dossierId: uuid('dossier_id')
    .primaryKey()
    .references(() => dossier.id, { onDelete: 'cascade' }),
  track: text('track'),
  mode: text('mode'),
  days: jsonb('days').$type<string[]>().notNull().default([]),
  /** The waitlist entry whose offered place it accepts. */
  waitlistEntryId: uuid('waitlist_entry_id'),
});
