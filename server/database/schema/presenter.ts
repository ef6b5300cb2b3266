import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/**
 * A presenter, or a person invited to present, one per address. They can be found only after answering a link emailed
 * to them.
 */
export const presenter = pgTable(
  'presenter',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    code: text('code').notNull(),
    // As it is compared, and as it was typed.
    email: text('email').notNull(),
    emailTyped: text('email_typed').notNull(),
    name: text('name').notNull().default(''),
    school: text('school').notNull().default(''),
    /** Name and school as they are searched; null if they cannot be found. */
    foundBy: text('found_by'),
    /** Their latest answers, offered for their next proposal. */
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('presenter_email').on(table.eventCode, table.email),
    unique('presenter_code').on(table.eventCode, table.code),
  ],
);

/** `invited`: was asked and has not answered. `filled_in`: has. `declined`: will not present. `removed`: no longer presents this one. */
export const presenterStates = ['invited', 'filled_in', 'declined', 'removed'] as const;
export type PresenterState = (typeof presenterStates)[number];

/** Who presents a proposal, in which order, and their text for the program. */
export const proposalPresenter = pgTable(
  'proposal_presenter',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    presenterId: uuid('presenter_id')
      .notNull()
      .references(() => presenter.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    state: text('state').$type<PresenterState>().notNull(),
    name: text('name').notNull(),
    school: text('school').notNull().default(''),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull().default({}),
    /** The version of the form of their answers; null without any. */
    formVersion: integer('form_version'),
    /** SHA-256 of the secret in their invitation's link. */
    invitationHash: text('invitation_hash'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    filledAt: timestamp('filled_at', { withTimezone: true }),
  },
  (table) => [
    index('proposal_presenter_dossier').on(table.dossierId),
    uniqueIndex('proposal_presenter_once')
      .on(table.dossierId, table.presenterId)
      .where(sql`state <> 'removed'`),
    unique('proposal_presenter_invitation').on(table.invitationHash),
    check('proposal_presenter_state', sql`state in ('invited', 'filled_in', 'declined', 'removed')`),
  ],
);
