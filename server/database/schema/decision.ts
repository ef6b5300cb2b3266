import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Decision } from '#engine/event/documents/flow/decision.ts';
import { dossier } from './dossier.ts';

/** The decisions on a dossier in order; the last one is also the dossier's `decision`. Immutable. */
export const decision = pgTable(
  'decision',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    decision: text('decision').$type<Decision>().notNull(),
    by: text('by').$type<'organizer' | 'applicant'>().notNull(),
    /** The organizer's message to the applicant; '' for none. */
    message: text('message').notNull().default(''),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('decision_dossier').on(table.dossierId),
    check('decision_decision', sql`decision in ('in_review', 'accepted', 'declined', 'confirmed')`),
  ],
);
