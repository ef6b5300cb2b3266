import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Decision } from '#engine/event/documents/flow/decision.ts';

/** The statuses of a dossier, with the labels of spec §4. */
export const dossierStatuses = ['Not Submitted', 'Submitted', 'Cancelled'] as const;

export type DossierStatus = (typeof dossierStatuses)[number];

/** Answers by form type, as in the engine's store. */
export type Answers = Record<string, Record<string, unknown>>;

/** The version of each document that a dossier was last saved with, by `kind/code`. */
export type ConfigurationVersions = Record<string, number>;

/** Everything that a person does in a flow and can return to with its code and email (design §5). */
export const dossier = pgTable(
  'dossier',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    /** The code of its flow. */
    flow: text('flow').notNull(),
    code: text('code').notNull(),
    // Normalized, for comparison. The next column is the typed address, for display and emails.
    email: text('email').notNull(),
    emailTyped: text('email_typed').notNull(),
    /** The address before the last change of a submitted dossier: it opens it too until the new one is confirmed. */
    formerEmail: text('former_email'),
    formerEmailTyped: text('former_email_typed'),
    /** SHA-256 of the secret in the link that confirms the new address; null after use. */
    addressHash: text('address_hash'),
    status: text('status').$type<DossierStatus>().notNull().default('Not Submitted'),
    locale: text('locale').notNull().default('en'),
    timezone: text('timezone'),
    /** The origin of the page it was started on, such as `https://fair.example`: links in mails lead there. */
    origin: text('origin'),
    /** The organizers' decision after submission; null until then. */
    decision: text('decision').$type<Decision>(),
    /** Whether its address may send more of its flow. */
    several: boolean('several').notNull().default(false),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    configurationVersions: jsonb('configuration_versions')
      .$type<ConfigurationVersions>()
      .notNull()
      .default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
  },
  (table) => [
    unique('dossier_code').on(table.eventCode, table.code),
    uniqueIndex('dossier_submitted_email')
      .on(table.eventCode, table.flow, table.email)
      .where(sql`status = 'Submitted' and not several and decision is distinct from 'declined'`),
    index('dossier_former_email').on(table.eventCode, table.formerEmail),
    index('dossier_newest').on(table.eventCode, table.createdAt, table.id),
    // A draft was submitted before all others.
    index('dossier_by_submission').on(
      table.eventCode,
      sql`coalesce(submitted_at, to_timestamp(0))`,
      table.id,
    ),
    index('dossier_by_status').on(table.eventCode, table.status, table.createdAt, table.id),
    index('dossier_email').on(table.eventCode, table.email),
    // With everything that sign-ups are counted by, so that they are counted from the index alone.
    index('dossier_submitted').on(
      table.eventCode,
      table.submittedAt,
      table.flow,
      table.status,
      table.decision,
    ),
    index('dossier_cancelled').on(table.eventCode, table.id, table.flow).where(sql`status = 'Cancelled'`),
    check('dossier_status', sql`status in ('Not Submitted', 'Submitted', 'Cancelled')`),
    check('dossier_decision', sql`decision in ('in_review', 'accepted', 'declined', 'confirmed')`),
  ],
);
