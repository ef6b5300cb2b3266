import { asc, inArray } from 'drizzle-orm';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation, registrationChange } from '#server/database/schema.ts';

/** Items that dossiers had booked, that the organizers removed and that were released since, by the ids of the dossiers. */
export async function cancelledItems(
  db: Database,
  dossierIds: readonly string[],
): Promise<ReadonlyMap<string, BookedItem[]>> {
  if (dossierIds.length === 0) return new Map();
  const ids = [...dossierIds];
  const changes = await db
    .select({ id: registrationChange.dossierId, after: registrationChange.after })
    .from(registrationChange)
    .where(inArray(registrationChange.dossierId, ids))
    .orderBy(asc(registrationChange.changedAt));
  const cancellations = await db
    .select({ id: cancellation.dossierId, freed: cancellation.freed })
    .from(cancellation)
    .where(inArray(cancellation.dossierId, ids));
  const released = [
    ...changes.map(({ id, after }) => ({
      id,
      freed: (after['freed'] ?? []) as BookedItem[],
      taken: (after['taken'] ?? []) as BookedItem[],
    })),
    ...cancellations.map((each) => ({ ...each, taken: [] })),
  ];
  const found = new Map<string, Map<string, BookedItem>>();
  for (const { id, freed, taken } of released) {
    const own = found.get(id) ?? new Map<string, BookedItem>();
    found.set(id, own);
    // Once booked again, it is the attendee's to cancel.
    for (const each of taken) own.delete(keyOf(each));
    for (const each of freed) if (isYes(each.cancelled, false)) own.set(keyOf(each), each);
  }
  return new Map([...found].map(([id, items]) => [id, [...items.values()]]));
}

const keyOf = ({ kind, item }: BookedItem) => `${kind} ${item}`;
