import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dossier } from './dossier.ts';

/** Text in the order of its code points, which is the same on every database. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * The sort keys of the organizers' list: name, paid and owing. Triggers keep them up to date (migration 0038); no code
 * writes them.
 */
export const dossierOrder = pgTable(
  'dossier_order',
  {
    dossierId: uuid('dossier_id')
      .primaryKey()
      .references(() => dossier.id, { onDelete: 'cascade' }),
    eventCode: text('event_code').notNull(),
    /** Its shown name in lower case without accents, 60 characters of it; U+10FFFF without a name, which sorts last. */
    name: plainText('name').notNull(),
    /** Charged and not refunded, in cents. */
    paid: integer('paid').notNull().default(0),
    /** Of its open invoice, in cents. */
    owing: integer('owing').notNull().default(0),
  },
  (table) => [
    index('dossier_order_name').on(table.eventCode, table.name, table.dossierId),
    index('dossier_order_paid').on(table.eventCode, table.paid, table.dossierId),
    index('dossier_order_owing').on(table.eventCode, table.owing, table.dossierId),
  ],
);
