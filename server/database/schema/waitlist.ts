import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/** What one waits for: a place in the event, in a track or a flow, a seat in a session, something offered. */
export type WaitlistKind = 'event' | 'track' | 'flow' | 'session' | 'choice';
export const waitlistStates = ['waiting', 'offered', 'taken', 'expired'] as const;
export type WaitlistState = (typeof waitlistStates)[number];

/** Who waits, in the order of `place`; a person is on one list once. */
export const waitlistEntry = pgTable(
  'waitlist_entry',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    place: bigserial('place', { mode: 'number' }).notNull(),
    eventCode: text('event_code').notNull(),
    kind: text('kind').$type<WaitlistKind>().notNull(),
    /** Track, flow, session or choice; '' for the event. */
    item: text('item').notNull().default(''),
    /** Who waits for a session or a choice; of a place in a flow, what was begun on it once it was offered. */
    dossierId: uuid('dossier_id').references(() => dossier.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailTyped: text('email_typed').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    locale: text('locale').notNull().default('en'),
    /** The origin of the page it was joined on: links in mails lead there. */
    origin: text('origin'),
    state: text('state').$type<WaitlistState>().notNull().default('waiting'),
    /** Whether the inventory counts the offered place by this entry; once a registration begins on it, by its holds. */
    claimed: boolean('claimed').notNull().default(false),
    offeredUntil: timestamp('offered_until', { withTimezone: true }),
    /** When who waited declined the offer themselves; its state is `expired` as of one that nobody took in time. */
    declinedAt: timestamp('declined_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('waitlist_line').on(table.eventCode, table.kind, table.item, table.place),
    uniqueIndex('waitlist_person')
      .on(table.eventCode, table.kind, table.item, table.email)
      .where(sql`state in ('waiting', 'offered')`),
    check('waitlist_state', sql`state in ('waiting', 'offered', 'taken', 'expired')`),
  ],
);
