import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Every published version of every document. Rows are only added, and converted when the format changes. The newest
 * version of a (kind, code) is served, unless it removed the document from the site; older ones belong to registrations
 * filled in with them.
 */
export const configurationDocument = pgTable(
  'configuration_document',
  {
    eventCode: text('event_code').notNull(),
    kind: text('kind').notNull(),
    code: text('code').notNull(),
    version: integer('version').notNull(),
    /** The format that the document is written in: how many times the meta-schemas have changed so that it had to. */
    format: integer('format').notNull().default(1),
    document: jsonb('document').$type<unknown>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    publishedBy: text('published_by').notNull(),
    /** Why it was published, in its author’s words. */
    note: text('note'),
    /** Whether this version removed the document from the site; it contains what was served before. */
    unpublished: boolean('unpublished').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.eventCode, table.kind, table.code, table.version] })],
);
