import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Who wants to be told of something, once for each thing; the address as it is compared and as it was typed. */
export const subscription = pgTable(
  'subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    /** What one is told of, as a `notify_me` block of a page names it. */
    type: text('type').notNull(),
    email: text('email').notNull(),
    emailTyped: text('email_typed').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    notifyType: text('notify_type').$type<'email' | 'phone'>().notNull(),
    locale: text('locale').notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('subscription_once').on(table.eventCode, table.type, table.email)],
);
