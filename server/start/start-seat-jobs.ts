import { inventoryDrift } from '#server/inventory/inventory-drift.ts';
import { isCapacity } from '#server/inventory/inventory-lock.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { arePlacesAwaited, waitlistsInDemand } from '#server/waitlist/entries.ts';
import { offerNext } from '#server/waitlist/offer-next.ts';
import { offerFreeItems, releaseExpired } from '#server/waitlist/release-expired.ts';
import type { WaitlistServices } from '#server/waitlist/waitlist-services.ts';

const expiryQueue = 'hold-expiry';
const offerQueue = 'waitlist-offer';
const driftQueue = 'inventory-drift';
/** Items with a waitlist of their own, by the names that jobs use. */
const itemKinds = ['session', 'choice', 'variant', 'activity'] as const;
/** Kinds of documents that define stock. */
const stockDocuments = new Set(['event', 'flow', 'schedule', 'offers']);

/** Starts releasing expired holds and offering free items; what expired while no server ran is released immediately. */
export async function startSeatJobs(given: Omit<WaitlistServices, 'seats'>, jobs: Jobs): Promise<SeatJobs> {
  const { db, configuration } = given;
  const seats: SeatJobs = {
    expireAt: (tx, moment) => jobs.add(tx, { queue: expiryQueue, data: {}, startAfter: moment }),
    // The same job reminds of what expires soon.
    remindAt: (tx, moment) => seats.expireAt(tx, moment),
    async offerFreed(tx, event, { kind, item }) {
      if (isCapacity(kind)) {
        if (await arePlacesAwaited(tx, event)) await jobs.add(tx, { queue: offerQueue, data: { event } });
      } else if (kind !== 'discount') {
        const awaited = await waitlistsInDemand(tx, { eventCode: event, kinds: [kind], item });
        if (awaited.length > 0) await jobs.add(tx, { queue: offerQueue, data: { event, [kind]: item } });
      }
    },
    offerAll: (tx, event) => jobs.add(tx, { queue: offerQueue, data: { event } }),
    wake: () => offers.wake(),
  };
  const services: WaitlistServices = { ...given, seats };
  await jobs.work(expiryQueue, () => releaseExpired(services));
  const offers = await jobs.work(offerQueue, ({ event, ...items }) => {
    const eventCode = String(event);
    for (const kind of itemKinds) {
      const item = items[kind];
      if (typeof item === 'string') return offerNext(services, eventCode, { kinds: [kind], item });
    }
    return offerFreeItems(services, eventCode);
  });
  await jobs.add(db, { queue: expiryQueue, data: {} });
  for (const event of configuration.eventCodes()) await seats.offerAll(db, event);
  // Every hold has a job for its end, and every offer one for its reminder; this one covers the rest.
  await jobs.every(expiryQueue, '27 * * * *');
  await jobs.work(driftQueue, async () => {
    const drift = await inventoryDrift(db);
    if (drift.length > 0)
      jobs.report(new Error(`counters of the inventory are wrong: ${JSON.stringify(drift)}`));
  });
  await jobs.every(driftQueue, '43 3 * * *');
  configuration.onPublished((event, kind) => {
    if (!stockDocuments.has(kind)) return;
    seats.offerAll(db, event).then(seats.wake, jobs.report);
  });
  return seats;
}
