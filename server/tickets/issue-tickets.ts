import { asc, eq } from 'drizzle-orm';
import { isOfApplications } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { ticket } from '#server/database/schema.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { variantItem } from '#server/inventory/find-offers.ts';
import { holdsOf } from '#server/inventory/holds.ts';
import { activitiesOf } from '#server/items/activities.ts';
import { purchasesOf } from '#server/offers/purchases.ts';
import { newTicketCode } from './ticket-code.ts';

/** Used as the variant of an activity's ticket. */
export const NO_VARIANT = '';

/** A ticket as it is stored. */
export type TicketRow = typeof ticket.$inferSelect;

/**
 * Issues the missing tickets of a submitted order: one for each admission of a product, and one for each participant of
 * a buyer without a registration. Repeating it adds none. The caller has locked the order.
 */
export async function issueTickets(
  tx: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  now = new Date(),
): Promise<void> {
  const given = await storedTickets(tx, row);
  const bought = await piecesBought(tx, configuration, row);
  const missing = bought.flatMap((piece) => {
    const has = given.filter((each) => itemOf(each) === itemOf(piece)).length;
    return Array.from({ length: Math.max(0, piece.quantity - has) }, () => piece);
  });
  if (missing.length === 0) return;
  const buyer = attendeeName(row) ?? null;
  await tx.insert(ticket).values(
    missing.map(({ quantity: _all, ...piece }, at) => {
      const number = given.length + at + 1;
      return {
        dossierId: row.id,
        eventCode: row.eventCode,
        number,
        code: newTicketCode(),
        ...piece,
        // The buyer attends; the others' names are not known.
        holder: number === 1 ? buyer : null,
        issuedAt: now,
      };
    }),
  );
}

/**
 * The tickets of an order in order; none before submission. Tickets of products that later began to admit are issued
 * here.
 */
export async function ticketsOf(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
): Promise<TicketRow[]> {
  if (row.status !== 'Submitted') return [];
  const bought = await piecesBought(db, configuration, row);
  const given = await storedTickets(db, row);
  if (bought.reduce((sum, { quantity }) => sum + quantity, 0) <= given.length) return given;
  return db.transaction(async (tx) => {
    const locked = await lockDossier(tx, row.id);
    if (locked.status === 'Submitted') await issueTickets(tx, configuration, locked);
    return storedTickets(tx, locked);
  });
}

async function piecesBought(db: Database, configuration: ConfigurationStore, row: DossierRow) {
  const purchases = await purchasesOf(db, configuration, row);
  const pieces = purchases
    .filter(({ admits }) => isYes(admits))
    .map(({ product_code, variant_code, name, variant, qty, amount }) => ({
      product: product_code,
      variant: variant_code,
      name,
      variantName: variant,
      amount: amount / qty,
      quantity: qty,
    }));
  // Registered attendees need no ticket.
  return isOfApplications(row.flow) ? [...pieces, ...(await personsBought(db, configuration, row))] : pieces;
}

async function personsBought(db: Database, configuration: ConfigurationStore, row: DossierRow) {
  const held = await holdsOf(db, row.id, 'activity');
  const offered = activitiesOf(configuration, row.eventCode);
  return held.flatMap(({ item, quantity }) => {
    const activity = offered.find(({ code }) => code === item);
    if (!activity) return [];
    const { name, amount = 0 } = activity;
    return { product: item, variant: NO_VARIANT, name, variantName: name, amount, quantity };
  });
}

function storedTickets(db: Database, { id }: Pick<DossierRow, 'id'>): Promise<TicketRow[]> {
  return db.select().from(ticket).where(eq(ticket.dossierId, id)).orderBy(asc(ticket.number));
}

function itemOf({ product, variant }: Pick<TicketRow, 'product' | 'variant'>): string {
  return variantItem(product, variant);
}
