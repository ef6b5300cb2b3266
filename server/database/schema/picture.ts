import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/**
 * Pictures that organizers uploaded and logos of who was accepted, re-encoded, and the same in smaller widths under names
 * of their own. A row is never changed: a name begins with its content's hash, and is cached for ever.
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
