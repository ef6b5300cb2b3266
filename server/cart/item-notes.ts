import type { ItemNote } from '#engine/event/cart/booked.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { bookedKind } from '#server/inventory/booked-kind.ts';
import { type HoldRow, holdsOf, picksOf } from '#server/inventory/holds.ts';
import { isInCatalogue } from '#server/inventory/in-catalogue.ts';
import { nameOf } from '#server/inventory/inventory-lock.ts';
import { awaitedName, itemName } from '#server/inventory/item-name.ts';
import { lastName } from '#server/inventory/last-name.ts';
import { countsInFlow, isAskedFor } from '#server/prices/counts-in-flow.ts';
import { priceOfItem } from '#server/prices/price-of-item.ts';
import { endedOffers } from '#server/waitlist/ended-offers.ts';
import { awaitedBy } from '#server/waitlist/entries.ts';

type Configured = Pick<ConfigurationStore, 'current' | 'atVersion' | 'versions'>;

/**
 * What has changed about the items of a draft since it held them: those that are no longer published or no longer for
 * it, which submitting releases, and those with another price. Also what it waits for that is no longer published, what
 * it was offered and is no longer, and codes that were deactivated.
 */
export async function itemNotes(
  db: Database,
  configuration: Configured,
  row: DossierRow,
  now: Date,
): Promise<ItemNote[]> {
  const ended = row.status === 'Cancelled' ? [] : await offersEnded(db, configuration, row, now);
  if (row.status !== 'Not Submitted') return ended;
  const holds = await holdsOf(db, row.id);
  const asked = holds.filter(isAskedFor(configuration, row));
  const counts = countsInFlow(configuration, row);
  const notes: ItemNote[] = [...ended, ...codesEnded(configuration, row, holds)];
  for (const held of asked) {
    const { kind, item } = held;
    if (kind === 'discount') continue;
    if (!isInCatalogue(configuration, row.eventCode, held)) {
      const name = await lastName(db, configuration, row.eventCode, held);
      notes.push({ note: 'removed', kind: bookedKind[kind], item, name });
      continue;
    }
    const named = { kind: bookedKind[kind], item, name: itemName(configuration, row.eventCode, held) };
    if (!counts(held)) notes.push({ note: 'not_for_you', ...named });
    else notes.push(...repriced(held, priceOfItem(configuration, row, held, now), named));
  }
  for (const { kind, item } of await awaitedBy(db, row)) {
    if (!isPickKind(kind)) continue;
    if (isInCatalogue(configuration, row.eventCode, { kind, item })) continue;
    const name = await lastName(db, configuration, row.eventCode, { kind, item });
    notes.push({ note: 'wait_removed', kind: bookedKind[kind], item, name });
  }
  return notes;
}

async function offersEnded(
  db: Database,
  configuration: Configured,
  row: DossierRow,
  now: Date,
): Promise<ItemNote[]> {
  const { eventCode } = row;
  const own = new Set((await picksOf(db, row)).map(nameOf));
  return (await endedOffers(db, row, now)).flatMap(({ kind, item, declined }) => {
    if (isYes(declined) || own.has(nameOf({ kind, item }))) return [];
    return [
      {
        note: 'offer_ended' as const,
        kind: isPickKind(kind) ? bookedKind[kind] : kind,
        item,
        name: awaitedName(configuration, eventCode, { kind, item }),
      },
    ];
  });
}

/** Applied codes that were deactivated since. */
function codesEnded(configuration: Configured, row: DossierRow, holds: readonly HoldRow[]): ItemNote[] {
  return holds
    .filter((held) => held.kind === 'discount' && !isInCatalogue(configuration, row.eventCode, held))
    .map(({ item }) => ({ note: 'code_ended' as const, kind: 'discount' as const, item, name: item }));
}

const isPickKind = (kind: string): kind is keyof typeof bookedKind => kind in bookedKind;

function repriced(
  { detail }: HoldRow,
  amount: number | undefined,
  named: Pick<ItemNote, 'kind' | 'item' | 'name'>,
): ItemNote[] {
  const earlier = detail['price'];
  if (earlier === undefined || amount === undefined || Number(earlier) === amount) return [];
  return [{ note: 'repriced', ...named, amount, earlier: Number(earlier) }];
}
