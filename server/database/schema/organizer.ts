import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AuditChange } from '#engine/contract/audit.ts';
import type { Permission, Role } from '#engine/contract/roles.ts';

/** A person who organizes an event, by address. */
export const organizer = pgTable(
  'organizer',
  {
    eventCode: text('event_code').notNull(),
    // Normalized, for comparison. The next column is the typed address, for display and emails.
    email: text('email').notNull(),
    emailTyped: text('email_typed').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** The organizer or program that added them. */
    addedBy: text('added_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventCode, table.email] }),
    check('organizer_role', sql`role in ('owner', 'editor', 'desk', 'reviewer', 'door')`),
  ],
);

/** Sessions of organizers, one for each device; only the SHA-256 of the cookie's token is stored. */
export const organizerSession = pgTable(
  'organizer_session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    hash: text('hash').notNull().unique(),
    eventCode: text('event_code').notNull(),
    email: text('email').notNull(),
    /** The browser's user agent, cut to 200 characters. */
    device: text('device').notNull(),
    ip: text('ip').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Exact to a minute. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.eventCode, table.email],
      foreignColumns: [organizer.eventCode, organizer.email],
    }).onDelete('cascade'),
    index('organizer_session_person').on(table.eventCode, table.email),
  ],
);

/** Tokens for programs, each for one event; only the SHA-256 is stored. */
export const apiToken = pgTable(
  'api_token',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    name: text('name').notNull(),
    hash: text('hash').notNull().unique(),
    permissions: jsonb('permissions').$type<Permission[]>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Exact to a minute; null until its first use. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('api_token_event').on(table.eventCode)],
);

/** What organizers have changed: one row per write, never changed. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** An address, a token's name, or empty for the installation's token. */
    actor: text('actor').notNull(),
    actorKind: text('actor_kind').$type<'person' | 'token' | 'root'>().notNull(),
    ip: text('ip').notNull(),
    /** The call's name. */
    action: text('action').notNull(),
    /** The code or address of what was changed; empty if it is the event. */
    subject: text('subject').notNull().default(''),
    changes: jsonb('changes').$type<AuditChange[]>().notNull().default([]),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('audit_entry_event').on(table.eventCode, table.at, table.id),
    index('audit_entry_subject').on(table.eventCode, table.subject, table.at),
    check('audit_entry_actor_kind', sql`actor_kind in ('person', 'token', 'root')`),
  ],
);
