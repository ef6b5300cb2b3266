import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that all processes on this database have to share; each is made by whichever needs it first. */
export const sharedSecret = pgTable('shared_secret', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
