import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/** Which organizer added a line to what a dossier is charged, and why; immutable. */
export const ledgerReason = pgTable(
  'ledger_reason',
  {
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    /** The id of the line in quotes. */
    line: text('line').notNull(),
    /** An address, a token's name, or empty for the installation's token. */
    author: text('author').notNull(),
    why: text('why').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.dossierId, table.line] })],
);
