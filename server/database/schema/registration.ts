import { sql } from 'drizzle-orm';
import {
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** The states of a registration, by the labels that spec §4 gives them. */
export const registrationStatuses = ['Not Submitted', 'Submitted', 'Cancelled'] as const;

export type RegistrationStatus = (typeof registrationStatuses)[number];

/** What was answered, by form type; a form's values are those of the engine's store. */
export type Answers = Record<string, Record<string, unknown>>;

/** The version of each document that a registration was last saved with, by `kind/code`. */
export type ConfigurationVersions = Record<string, number>;

export const registration = pgTable(
  'registration',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    code: text('code').notNull(),
    // Lower case and trimmed: what is compared. The next column is what was typed: what is shown and written to.
    email: text('email').notNull(),
    emailTyped: text('email_typed').notNull(),
    status: text('status').$type<RegistrationStatus>().notNull().default('Not Submitted'),
    track: text('track'),
    mode: text('mode'),
    days: jsonb('days').$type<string[]>().notNull().default([]),
    locale: text('locale').notNull().default('en'),
    timezone: text('timezone'),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    configurationVersions: jsonb('configuration_versions')
      .$type<ConfigurationVersions>()
      .notNull()
      .default({}),
    /** The waitlist entry whose offered place it takes. */
    waitlistEntryId: uuid('waitlist_entry_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
  },
  (table) => [
    unique('registration_code').on(table.eventCode, table.code),
    uniqueIndex('registration_submitted_email')
      .on(table.eventCode, table.email)
      .where(sql`status = 'Submitted'`),
    index('registration_email').on(table.eventCode, table.email),
    check('registration_status', sql`status in ('Not Submitted', 'Submitted', 'Cancelled')`),
  ],
);
