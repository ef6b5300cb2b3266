import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeskJob, DeskJobKind } from '#engine/contract/desk-jobs.ts';
import type { Text } from '#engine/form/languages/text.ts';

/** Long actions of organizers. */
export const deskJob = pgTable(
  'desk_job',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventCode: text('event_code').notNull(),
    kind: text('kind').$type<DeskJobKind>().notNull(),
    /** Who started it, as in the audit log. */
    actor: text('actor').notNull(),
    actorKind: text('actor_kind').$type<'person' | 'token' | 'root'>().notNull(),
    ip: text('ip').notNull(),
    /** What it does, beyond its kind: tags, a reason, the name of a file. */
    about: jsonb('about').$type<Text>(),
    state: text('state').$type<DeskJob['state']>().notNull().default('running'),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Why it was stopped, unless an organizer has stopped it: its starter may no longer do it. */
    stopReason: text('stop_reason').$type<'role'>(),
  },
  (table) => [
    index('desk_job_event').on(table.eventCode, table.startedAt),
    check('desk_job_state', sql`state in ('running', 'stopped', 'done')`),
    check('desk_job_stop_reason', sql`stop_reason in ('role')`),
  ],
);

/** The rows of a job. Once it has ended only those that failed are left, without their payload. */
export const deskJobRow = pgTable(
  'desk_job_row',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => deskJob.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** A registration code, or a row number of a file. */
    label: text('label').notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>(),
    state: text('state').$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    fault: jsonb('fault').$type<Text>(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    index('desk_job_row_waiting').on(table.jobId, table.position).where(sql`state = 'waiting'`),
    check('desk_job_row_state', sql`state in ('waiting', 'done', 'failed')`),
  ],
);
