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

/** What people wait for: a place in the event, in a track, a flow or on a day, or an item that a form chooses. */
export type WaitlistKind = 'event' | 'track' | 'day' | 'flow' | 'session' | 'choice' | 'variant' | 'activity';
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
    /** Code of the track, the day or the flow, or the item; '' for the event. */
    item: text('item').notNull().default(''),
    /** The dossier that waits for an item; of a place in a flow, the one that was started on the offer. */
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
    /** Whether the inventory counts what is offered by this entry; once it is accepted, by a hold. */
    claimed: boolean('claimed').notNull().default(false),
    offeredUntil: timestamp('offered_until', { withTimezone: true }),
    /** When the person was reminded that the offer expires soon; once for each entry. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
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
