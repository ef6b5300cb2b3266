import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { holdPlaces, placesNeeded, takenPlaces } from '#server/inventory/capacity.ts';
import { holdTimes } from '#server/inventory/holds.ts';
import { lockItems } from '#server/inventory/inventory-lock.ts';
import { placesFull } from '#server/inventory/places-full.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import { awaitedByOthers } from '#server/waitlist/awaited-by-others.ts';
import type { WaitlistRow } from '#server/waitlist/entries.ts';
import { freeOffered, stockOffered } from '#server/waitlist/offered-stock.ts';

type Stores = { readonly configuration: ConfigurationStore; readonly seats: SeatJobs };

/** What admits someone to a full event: an offer from the waitlist, or a code that bypasses the limits. */
type LetIn = { readonly offer?: WaitlistRow | undefined; readonly bypasses: boolean };

/**
 * Holds the places of a new registration or application, as long as the event holds items, or until its offer expires.
 * Returns until when. Throws 409 `full` if none is left, or the free one is for people on the waitlist.
 */
export async function holdFirst(
  tx: Database,
  { configuration, seats }: Stores,
  event: EventDocument,
  row: DossierRow,
  { offer, bypasses }: LetIn,
  now = new Date(),
): Promise<Date> {
  const needed = placesNeeded(row);
  // All at once, in the order in which everyone locks.
  if (offer) await lockItems(tx, row.eventCode, [...needed, ...stockOffered(offer)]);
  const given = offer ? await freeOffered(tx, offer) : [];
  const held = new Date(now.getTime() + holdTimes(event).hold);
  const until = offer?.offeredUntil && offer.offeredUntil > held ? offer.offeredUntil : held;
  const full = await holdPlaces(tx, configuration, row, { until, bypasses, given, now });
  if (full.length > 0)
    throw placesFull(event, full, { taken: await takenPlaces(tx, row.eventCode), days: row.days });
  if (!offer && !bypasses) {
    const awaited = await awaitedByOthers(tx, { configuration, event, now }, row, needed);
    if (awaited)
      throw placesFull(event, [awaited], { taken: await takenPlaces(tx, row.eventCode), days: row.days });
  }
  await seats.expireAt(tx, until);
  return until;
}
