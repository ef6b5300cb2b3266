import type { Dossier } from '#engine/contract/registration.ts';
import { dossierView } from '#server/answers/dossier-view.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { hasBypass } from '#server/discounts/applied-codes.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isPlaceGone } from '#server/inventory/capacity.ts';

/** A dossier as its holder sees it, and whether a draft has lost its place for now. */
export async function viewWithPlace(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  now: Date,
): Promise<Dossier> {
  const isGone =
    (await isPlaceGone(db, configuration, row, now)) && !(await hasBypass(db, configuration, row));
  return { ...dossierView(configuration, row), ...(isGone && { place_gone: 'Y' as const }) };
}
