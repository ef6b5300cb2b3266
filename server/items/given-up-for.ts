import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { workshopConflicts } from '#engine/event/schedule/workshop-conflicts.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import type { AwaitableItem, StockItem } from '#server/inventory/inventory-lock.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { itemOf, wantedItem } from './item-of.ts';
import { overlapsAmong } from './overlap.ts';

/**
 * The items that a dossier gives up for one more of an item: those that it excludes, and those at the same time. Throws
 * 422 if the item is not for the dossier, or it may not have another one.
 */
export function givenUpFor(
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  wanted: AwaitableItem & { readonly amount?: number },
  holds: readonly HoldRow[],
): HoldRow[] {
  const isWanted = ({ kind, item }: StockItem) => kind === wanted.kind && item === wanted.item;
  const quantity = 1 + (holds.find(isWanted)?.quantity ?? 0);
  const wish = itemOf(configuration, event, row, wantedItem(wanted, quantity));
  wish.check?.();
  const isOwnKind = ({ kind }: HoldRow) => kind === wanted.kind;
  const replaced = wish.replaces(
    holds.filter(isOwnKind),
    holds.filter((held) => !isOwnKind(held)),
  );
  const others = holds.filter((held) => !isWanted(held));
  return others.filter((held) => replaced.includes(held) || isAtOnce(configuration, event, wanted, held));
}

/** Whether one person cannot have both: two sessions of a workshop, or items at the same time. */
function isAtOnce(
  configuration: ConfigurationStore,
  event: EventDocument,
  wanted: AwaitableItem,
  held: HoldRow,
): boolean {
  if (overlapsAmong(configuration, event, [wanted, held]).length > 0) return true;
  if (wanted.kind !== 'session' || held.kind !== 'session') return false;
  const sessions = scheduleOf(configuration, event.code)?.sessions;
  const both = [wanted, held].flatMap(({ item }) => sessions?.get(item)?.session ?? []);
  return both.length === 2 && workshopConflicts(both).length > 0;
}
