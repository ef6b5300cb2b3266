import { isOfApplications } from '#engine/event/documents/flow/schema.ts';
import type { Offer } from '#engine/event/documents/offers/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { scopeOf } from '#server/answers/condition-scope.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isOfferedTo } from '#server/inventory/offer-terms.ts';

/** Whether an offer's audience includes a dossier; otherwise it does not count. */
export function isFor(
  configuration: Pick<ConfigurationStore, 'current'>,
  row: DossierRow,
  offer: Offer,
): boolean {
  if (isYes(offer.registered_only) && isOfApplications(row.flow)) return false;
  const isForAll = offer.when === undefined && offer.tracks === undefined;
  return isForAll || isOfferedTo(offer, scopeOf(configuration, row));
}
