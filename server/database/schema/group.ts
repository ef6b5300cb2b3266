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

/** A group's data besides its dossier, which has its code and its contact's address. */
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
 * `invited`: no registration yet. `joined`: has a registration, finished or not. `left` (by the member) and `withdrawn`
 * (by the contact) are final.
 */
export const groupMemberStates = ['invited', 'joined', 'left', 'withdrawn'] as const;
export type GroupMemberState = (typeof groupMemberStates)[number];

/** A member of a group. Their answers are in their own dossier. */
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
    /** SHA-256 of the secret in the invitation's link, which admits one registration. */
    invitationHash: text('invitation_hash'),
    /** The member's registration. */
    dossierId: uuid('dossier_id')
      .unique()
      .references(() => dossier.id, { onDelete: 'set null' }),
    /** When their registration was ready for the group's payment, and its quote; null until then. */
    readyAt: timestamp('ready_at', { withTimezone: true }),
    quote: jsonb('quote').$type<Quote>(),
    /** Their submission, used to confirm it after the group's payment; empty again afterwards. */
    submission: jsonb('submission').$type<Record<string, unknown>>(),
    /** What the group paid for them in cents with tax, and the charge; null for an invoice. */
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
