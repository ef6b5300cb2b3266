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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/** Items that are selected: seats in sessions, pieces of variants, people in activities, offers, uses of codes. */
export const awaitableKinds = ['session', 'variant', 'activity', 'choice'] as const;
/** Everything that a registration selects: items that can be waited for, and codes. */
export const pickKinds = [...awaitableKinds, 'discount'] as const;
export type PickKind = (typeof pickKinds)[number];
/** Places of an event (its item is ''), of a track, a day and a flow: held by beginning, not selected in a form. */
export const capacityKinds = ['event', 'track', 'day', 'flow'] as const;
export type CapacityKind = (typeof capacityKinds)[number];
/** Those of them that a registration can have others of: it waits for one like for an item, and takes it by a change. */
export const movableKinds = ['track', 'day'] as const;
export type MovableKind = (typeof movableKinds)[number];
/** Everything with a limited stock. */
export type InventoryKind = PickKind | CapacityKind;

/** How much of an item is taken; the configuration defines the total. Equal to the sum of valid holds. */
export const inventory = pgTable(
  'inventory',
  {
    eventCode: text('event_code').notNull(),
    kind: text('kind').$type<InventoryKind>().notNull(),
    item: text('item').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventCode, table.kind, table.item] }),
    check('inventory_taken', sql`taken >= 0`),
  ],
);

/** `held` and `reserved` count; an expired hold is `lapsed` until it is taken again or removed. */
export const holdStates = ['held', 'lapsed', 'reserved'] as const;
export type HoldState = (typeof holdStates)[number];

/** The items of a registration; changing a row requires a lock on its inventory row. */
export const hold = pgTable(
  'hold',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dossierId: uuid('dossier_id')
      .notNull()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    eventCode: text('event_code').notNull(),
    kind: text('kind').$type<InventoryKind>().notNull(),
    item: text('item').notNull(),
    quantity: integer('quantity').notNull().default(1),
    state: text('state').$type<HoldState>().notNull().default('held'),
    /** Further details, such as a variant's product. */
    detail: jsonb('detail').$type<Record<string, string>>().notNull().default({}),
    heldSince: timestamp('held_since', { withTimezone: true }).notNull().defaultNow(),
    heldUntil: timestamp('held_until', { withTimezone: true }),
  },
  (table) => [
    unique('hold_item').on(table.dossierId, table.kind, table.item),
    index('hold_inventory').on(table.eventCode, table.kind, table.item),
    index('hold_until').on(table.heldUntil).where(sql`state = 'held'`),
    check('hold_quantity', sql`quantity > 0`),
    check('hold_state', sql`state in ('held', 'lapsed', 'reserved')`),
  ],
);
