import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Changes to an event's documents that organizers collect under a name and publish together. */
export const siteDraft = pgTable(
  'site_draft',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    name: text('name').notNull(),
    /** An address, a token's name, or empty for the installation's token. */
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('site_draft_event').on(table.eventCode)],
);

/** A document in a draft, as it was last saved; it may have errors. */
export const siteDraftDocument = pgTable(
  'site_draft_document',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => siteDraft.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    code: text('code').notNull(),
    /** The published version that it was made from; 0 for a new document. */
    baseVersion: integer('base_version').notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
    /** Grows with each save, so that two editors notice each other. */
    revision: integer('revision').notNull().default(1),
    savedBy: text('saved_by').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.kind, table.code] })],
);
