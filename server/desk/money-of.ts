import { inArray, type SQL, sql } from 'drizzle-orm';
import type { MoneyState } from '#engine/contract/list-filter.ts';
import type { Database } from '#server/database/database.ts';
import { dossierOrder } from '#server/database/schema.ts';

/** What has been paid for a dossier and not refunded, and what its open invoice comes to, in cents. */
export type DossierMoney = { readonly paid: number; readonly owing: number };

/** The money of dossiers by id; a member's share of their group's payment counts as paid for them. */
export async function moneyOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DossierMoney>> {
  const rows = await db
    .select({ id: dossierOrder.dossierId, paid: dossierOrder.paid, owing: dossierOrder.owing })
    .from(dossierOrder)
    .where(inArray(dossierOrder.dossierId, [...ids]));
  return new Map(rows.map(({ id, ...money }) => [id, money]));
}

/** The condition for dossiers in a state of payment, with their `dossier_order` joined. */
export function hasMoney(state: MoneyState): SQL {
  if (state === 'owing') return sql`${dossierOrder.owing} > 0`;
  const paid = state === 'paid' ? sql`${dossierOrder.paid} > 0` : sql`${dossierOrder.paid} <= 0`;
  return sql`(${dossierOrder.owing} = 0 and ${paid})`;
}
