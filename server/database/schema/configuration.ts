import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Every version of every document that an organizer published. Rows are only ever added, and converted when the format
 * of documents has changed: the newest version of a
 * (kind, code) is the one served, unless it is one that took it off the site, and older ones tell what a registration was filled in with.
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
    /** Whether this version took the document off the site; it holds what was served until then. */
    unpublished: boolean('unpublished').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.eventCode, table.kind, table.code, table.version] })],
);
