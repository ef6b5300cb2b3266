import type { OfferedItem } from '#engine/event/cart/booked.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { offersTo } from '#server/waitlist/entries.ts';
import { waitGoesOn } from '#server/waitlist/item-rules.ts';
import { describeAwaited } from './describe-item.ts';

/** The items that are offered to a submitted registration, in words; a draft is offered them where it chooses them. */
export async function offeredItems(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  row: DossierRow,
  now: Date,
): Promise<OfferedItem[]> {
  if (row.status !== 'Submitted' || !waitGoesOn(row)) return [];
  return (await offersTo(db, row, now)).flatMap(({ until, ...item }) => {
    const found = describeAwaited(configuration, event, item);
    return found ? [{ ...found, until: until.toISOString() }] : [];
  });
}
