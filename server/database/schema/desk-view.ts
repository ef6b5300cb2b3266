import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Lists of the desk that a team has saved under a name. */
export const deskView = pgTable(
  'desk_view',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    name: text('name').notNull(),
    /** Search, filters, order and columns, as in the list's address. */
    query: text('query').notNull(),
    /** An address, a token's name, or empty for the installation's token. */
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('desk_view_name').on(table.eventCode, sql`lower(${table.name})`)],
);
