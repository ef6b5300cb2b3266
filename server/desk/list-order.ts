import { type SQL, sql } from 'drizzle-orm';
import type { Direction, Sort } from '#engine/contract/desk.ts';
import type { Order } from '#server/database/keyset.ts';
import { dossier, dossierOrder } from '#server/database/schema.ts';

const SORTED_BY: Readonly<Record<Sort, Order['by']>> = {
  started: [{ value: dossier.createdAt, as: 'time' }],
  name: [{ value: dossierOrder.name, as: 'text' }],
  status: [
    { value: dossier.status, as: 'text' },
    { value: dossier.createdAt, as: 'time' },
  ],
  // As the index `dossier_by_submission` has it.
  submitted: [{ value: sql`coalesce(${dossier.submittedAt}, to_timestamp(0))`, as: 'time' }],
  paid: [{ value: dossierOrder.paid, as: 'integer' }],
  owing: [{ value: dossierOrder.owing, as: 'integer' }],
};

/** The order of the list; each has an index of its own. */
export const listOrder = (sort: Sort, direction: Direction): Order => ({
  by: SORTED_BY[sort],
  id: isOutside(sort) ? dossierOrder.dossierId : dossier.id,
  direction,
});

/** The condition for an event's rows, on the table whose index has the order. */
export const inOrder = (sort: Sort, eventCode: string): SQL =>
  sql`${isOutside(sort) ? dossierOrder.eventCode : dossier.eventCode} = ${eventCode}`;

/** Whether the order is that of a column of `dossier_order`. */
const isOutside = (sort: Sort) => sort === 'name' || sort === 'paid' || sort === 'owing';
