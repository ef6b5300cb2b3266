import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Documents that an event numbers, each kind in a sequence of its own. */
export type NumberedDocument = 'receipt' | 'invoice';

/** The last number of each sequence. The row stays locked until the transaction ends, so there are no gaps. */
export const documentNumber = pgTable(
  'document_number',
  {
    eventCode: text('event_code').notNull(),
    kind: text('kind').$type<NumberedDocument>().notNull(),
    last: integer('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventCode, table.kind] }),
    check('document_number_kind', sql`kind in ('receipt', 'invoice')`),
  ],
);
