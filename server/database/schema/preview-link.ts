import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { siteDraft } from './site-draft.ts';

/** A link with which anyone can see a draft's preview until it expires or is revoked. */
export const previewLink = pgTable(
  'preview_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => siteDraft.id, { onDelete: 'cascade' }),
    /** The moment at which the site is shown; null for now. */
    at: timestamp('at', { withTimezone: true }),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('preview_link_draft').on(table.draftId)],
);
