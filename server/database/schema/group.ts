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
import type { Quote } from '#engine/contract/money.ts';
import { dossier } from './dossier.ts';
import { payment } from './payment.ts';

/** What a group says beyond its dossier, whose code is the group's and whose address is its contact's. */
export const registrationGroup = pgTable('registration_group', {
  dossierId: uuid('dossier_id')
    .primaryKey()
    .references(() => dossier.id, { onDelete: 'cascade' }),
  organization: text('organization').notNull(),
  contactName: text('contact_name').notNull(),
  contactPhone: text('contact_phone').notNull().default(''),
  contactAddress: text('contact_address').notNull().default(''),
});

/**
 * `invited`: written to, nothing begun. `joined`: has a registration of their own, finished or not. `left` and
 * `withdrawn` are over, by the member and by the contact.
 */
export const groupMemberStates = ['invited', 'joined', 'left', 'withdrawn'] as const;
export type GroupMemberState = (typeof groupMemberStates)[number];

/** Somebody whom a group registers. What they answer is in their own dossier. */
export const groupMember = pgTable(
  'group_member',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => registrationGroup.dossierId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    // As it is compared, and as it was typed.
    email: text('email').notNull(),
    emailTyped: text('email_typed').notNull(),
    state: text('state').$type<GroupMemberState>().notNull().default('invited'),
    /** SHA-256 of what the link of the invitation bears; it lets one registration in. */
    invitationHash: text('invitation_hash'),
    /** The registration that they have begun. */
    dossierId: uuid('dossier_id')
      .unique()
      .references(() => dossier.id, { onDelete: 'set null' }),
    /** When their registration was finished for the group to pay, and what it owes then; both empty until it is. */
    readyAt: timestamp('ready_at', { withTimezone: true }),
    quote: jsonb('quote').$type<Quote>(),
    /** What they submitted, to confirm it by once the group has paid; empty again when they are written to. */
    submission: jsonb('submission').$type<Record<string, unknown>>(),
    /** What the group has paid for them, in cents and with tax, and by which charge; by none where it was an invoice. */
    paid: integer('paid'),
    paymentId: uuid('payment_id').references(() => payment.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the invitation was last mailed. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('group_member_group').on(table.groupId),
    uniqueIndex('group_member_person')
      .on(table.groupId, table.email)
      .where(sql`state in ('invited', 'joined')`),
    unique('group_member_invitation').on(table.invitationHash),
    check('group_member_state', sql`state in ('invited', 'joined', 'left', 'withdrawn')`),
  ],
);
