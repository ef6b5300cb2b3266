import type { ItemNote } from '#engine/contract/booked.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { isInCatalogue } from '#server/inventory/in-catalogue.ts';
import { itemName } from '#server/inventory/item-name.ts';
import { lastName } from '#server/inventory/last-name.ts';
import { type HoldRow, holdsOf } from '#server/inventory/stock/holds.ts';
import type { DossierRow } from './dossier-row.ts';
import { countsInFlow, isAskedFor } from './fees/counts-in-flow.ts';
import { priceOfItem } from './fees/price-of-item.ts';

type Configured = Pick<ConfigurationStore, 'current' | 'atVersion' | 'versions'>;

/**
 * What has changed about the items of a draft since it held them: those that are no longer published or no longer for
 * it, which submitting releases, and those with another price.
 */
export async function itemNotes(
  db: Database,
  configuration: Configured,
  row: DossierRow,
  now: Date,
): Promise<ItemNote[]> {
  if (row.status !== 'Not Submitted') return [];
  const holds = await holdsOf(db, row.id);
  const asked = holds.filter(({ kind }) => kind !== 'discount').filter(isAskedFor(configuration, row));
  const counts = countsInFlow(configuration, row);
  const notes: ItemNote[] = [];
  for (const held of asked) {
    const { kind, item } = held;
    if (!isInCatalogue(configuration, row.eventCode, held)) {
      const name = await lastName(db, configuration, row.eventCode, held);
      notes.push({ note: 'removed', kind: noteKind(kind), item, name });
      continue;
    }
    const named = { kind: noteKind(kind), item, name: itemName(configuration, row.eventCode, held) };
    if (!counts(held)) notes.push({ note: 'not_for_you', ...named });
    else notes.push(...repriced(held, priceOfItem(configuration, row, held, now), named));
  }
  return notes;
}

function repriced(
  { detail }: HoldRow,
  amount: number | undefined,
  named: Pick<ItemNote, 'kind' | 'item' | 'name'>,
): ItemNote[] {
  const earlier = detail['price'];
  if (earlier === undefined || amount === undefined || Number(earlier) === amount) return [];
  return [{ note: 'repriced', ...named, amount, earlier: Number(earlier) }];
}

const noteKinds = {
  session: 'workshop',
  variant: 'merchandise',
  activity: 'activity',
  choice: 'choice',
} as const;

function noteKind(kind: HoldRow['kind']): ItemNote['kind'] {
  return kind === 'discount' ? 'choice' : noteKinds[kind];
}
