import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** queued: to be sent; sent: accepted by the SMTP server; kept: shown in the outbox; failed: given up. */
export type MailState = 'queued' | 'sent' | 'kept' | 'failed';

/** Emails written in the transaction of their cause, so that neither exists without the other. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    locale: text('locale').notNull(),
    state: text('state').$type<MailState>().notNull().default('queued'),
    error: text('error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_mail_recipient').on(table.eventCode, table.recipient, table.createdAt),
    index('outbox_mail_failed')
      .on(table.eventCode, table.recipient, table.createdAt)
      .where(sql`state = 'failed'`),
    index('outbox_mail_queued').on(table.createdAt).where(sql`state = 'queued'`),
    check('outbox_mail_state', sql`state in ('queued', 'sent', 'kept', 'failed')`),
  ],
);

/** Files that go with a mail, written with it. */
export const mailAttachment = pgTable(
  'mail_attachment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => outboxMail.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [index('mail_attachment_mail').on(table.mailId)],
);
