import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';
import { proposalPresenter } from './presenter.ts';

/** Bearer tokens, each for one dossier; only the SHA-256 is stored, so that a copied database opens nothing. */
export const accessToken = pgTable(
  'access_token',
  {
    hash: text('hash').primaryKey(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    /** The presenter's part of a proposal that it also opens; null for the dossier's holder. */
    proposalPresenterId: uuid('proposal_presenter_id').references(() => proposalPresenter.id, {
      onDelete: 'cascade',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('access_token_dossier').on(table.dossierId)],
);

/** One-time codes sent by mail, at most one alive for an address and a purpose. */
export const accessCode = pgTable(
  'access_code',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    email: text('email').notNull(),
    purpose: text('purpose').notNull(),
    hash: text('hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('access_code_email').on(table.eventCode, table.email, table.purpose)],
);
