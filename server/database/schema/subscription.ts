import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Subscriptions to notifications, one per subject; with the normalized and the typed address. */
export const subscription = pgTable(
  'subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    /** The subject, as named by a `notify_me` block. */
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
