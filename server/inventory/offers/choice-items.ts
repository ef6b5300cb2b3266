import type { BookedItem } from '#engine/contract/booked.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { formatPieces } from '#server/domain/fees/format-quantity.ts';
import { joinTexts } from '#server/domain/fees/join-texts.ts';
import type { HoldRow } from '#server/inventory/stock/holds.ts';
import { offerOf } from './find-offers.ts';

/** A dossier's choices in words and in order; removed offers are left out. */
export function choiceItems(
  configuration: ConfigurationStore,
  { eventCode }: Pick<DossierRow, 'eventCode'>,
  holds: readonly HoldRow[],
): BookedItem[] {
  return holds.flatMap(({ item, quantity }) => {
    const found = offerOf(configuration, eventCode, { kind: 'choice', item });
    if (!found) return [];
    const { document, offer } = found;
    const group = document.groups?.find(({ code }) => code === offer.group)?.name;
    const detail = joinTexts([group, ...(quantity > 1 ? [formatPieces(quantity)] : [])], ', ');
    return [{ kind: 'choice' as const, item, name: offer.name, detail }];
  });
}
