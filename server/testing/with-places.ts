import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { holdPlaces } from '#server/inventory/capacity.ts';
import { reserveHolds } from '#server/inventory/holds.ts';

const nothing: Pick<ConfigurationStore, 'current'> = { current: () => undefined };

/** Gives dossiers that a test has stored the places that they would have: for good, or held until a moment. */
export async function withPlaces<Row extends DossierRow>(
  db: Database,
  rows: readonly Row[],
  until?: Date,
): Promise<readonly Row[]> {
  for (const row of rows) {
    await db.transaction(async (tx) => {
      await holdPlaces(tx, nothing, row, { until: until ?? new Date(), bypasses: true });
      if (!until) await reserveHolds(tx, row);
    });
  }
  return rows;
}
