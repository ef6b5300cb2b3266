import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Answers already given, by the key the client sent. A row is inserted and its answer filled in within the
 * transaction that does the work: a key in flight is a lock that no one else can see past, and dies with its holder.
 * One that is committed without an answer has a payment under way, which finds its answer in the gateway's books.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    response: jsonb('response').$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_key_created').on(table.createdAt),
  ],
);
