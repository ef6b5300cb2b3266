import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/**
 * Organizers' uploads and accepted applicants' logos, re-encoded, with smaller versions. Rows are immutable: a name
 * starts with its content's hash and is cached forever.
 */
export const picture = pgTable(
  'picture',
  {
    eventCode: text('event_code').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    content: bytes('content').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.eventCode, table.name] })],
);
