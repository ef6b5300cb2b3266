import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** Who set the time of a publish, and what was known to them about it. */
export interface DraftScheduler {
  readonly actor: string;
  readonly actorKind: 'person' | 'token' | 'root';
  readonly ip: string;
  /** The time by the event’s clocks: `2027-01-31T09:00`. */
  readonly local: string;
  /** In which they are written to. */
  readonly locale: Locale;
  /** The origin of their desk, for links. */
  readonly origin: string;
  /** The effects on people that they confirmed, with the document of each. */
  readonly confirmed: readonly { readonly document: string; readonly diagnostic: Diagnostic }[];
}

/** Why a draft was not published at its time: what stood against the whole of it, or against a document. */
export interface DraftRefusal {
  readonly reason: 'confirm' | 'empty' | 'errors' | 'newer' | 'role';
  /** As `page/about`; absent for the whole draft. */
  readonly document?: string;
  readonly diagnostics?: readonly Diagnostic[];
}

/** Changes to an event's documents that organizers collect under a name and publish together. */
export const siteDraft = pgTable(
  'site_draft',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    name: text('name').notNull(),
    /** An address, a token's name, or empty for the installation's token. */
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it is to be published; null without a time. */
    scheduledFor: timestamp('scheduled_for', { withTimezone: true }),
    scheduledBy: jsonb('scheduled_by').$type<DraftScheduler>(),
    /** When it was due and could not be published; null once it has another time or none. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    refusals: jsonb('refusals').$type<readonly DraftRefusal[]>(),
  },
  (table) => [index('site_draft_event').on(table.eventCode)],
);

/** A document in a draft, as it was last saved; it may have errors. */
export const siteDraftDocument = pgTable(
  'site_draft_document',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => siteDraft.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    code: text('code').notNull(),
    /** The published version that it was made from; 0 for a new document. */
    baseVersion: integer('base_version').notNull(),
    /** Of one that is to be deleted, its content until then. */
    document: jsonb('document').$type<unknown>().notNull(),
    /** Whether publishing the draft removes it from the site. */
    deleted: boolean('deleted').notNull().default(false),
    /** Grows with each save, so that two editors notice each other. */
    revision: integer('revision').notNull().default(1),
    savedBy: text('saved_by').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.kind, table.code] })],
);
