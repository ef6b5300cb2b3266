import { isYes } from '#engine/configuration/flag.ts';
import { isOfApplications } from '#engine/configuration/flow-document.ts';
import type { Offer } from '#engine/configuration/offers-document.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { scopeOf } from '#server/domain/fees/fee-scope.ts';
import { isOfferedTo } from './offer-terms.ts';

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
