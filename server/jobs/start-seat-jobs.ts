import { inventoryDrift } from '#server/inventory/stock/inventory-drift.ts';
import { isCapacity } from '#server/inventory/stock/inventory-lock.ts';
import type { SeatJobs } from '#server/inventory/stock/seat-jobs.ts';
import { arePlacesInDemand, isInDemand } from '#server/inventory/waitlist/in-line.ts';
import {
  freeWhatHasEnded,
  offerLine,
  offerWhatIsFree,
} from '#server/inventory/waitlist/offer-what-is-free.ts';
import type { WaitlistServices } from '#server/inventory/waitlist/waitlist-services.ts';
import type { Jobs } from './start-jobs.ts';

const expiryQueue = 'hold-expiry';
const offerQueue = 'waitlist-offer';
const driftQueue = 'inventory-drift';

/** Starts freeing what is held too long and offering what is free; what ended while no server ran is freed at once. */
export async function startSeatJobs(given: Omit<WaitlistServices, 'seats'>, jobs: Jobs): Promise<SeatJobs> {
  const { db, configuration } = given;
  const seats: SeatJobs = {
    expireAt: (tx, moment) => jobs.add(tx, { queue: expiryQueue, data: {}, startAfter: moment }),
    async offerFreed(tx, event, { kind, item }) {
      if (kind === 'session' || kind === 'choice') {
        const isAwaited = await isInDemand(tx, { eventCode: event, kind, item });
        if (isAwaited) await jobs.add(tx, { queue: offerQueue, data: { event, [kind]: item } });
      } else if (isCapacity(kind) && (await arePlacesInDemand(tx, event))) {
        await jobs.add(tx, { queue: offerQueue, data: { event } });
      }
    },
    offerAll: (tx, event) => jobs.add(tx, { queue: offerQueue, data: { event } }),
    wake: () => offers.wake(),
  };
  const services: WaitlistServices = { ...given, seats };
  await jobs.work(expiryQueue, () => freeWhatHasEnded(services));
  const offers = await jobs.work(offerQueue, ({ event, session, choice }) => {
    const eventCode = String(event);
    if (typeof session === 'string')
      return offerLine(services, { eventCode, kind: 'session', item: session });
    if (typeof choice === 'string') return offerLine(services, { eventCode, kind: 'choice', item: choice });
    return offerWhatIsFree(services, eventCode);
  });
  await jobs.add(db, { queue: expiryQueue, data: {} });
  for (const event of configuration.eventCodes()) await seats.offerAll(db, event);
  // Every hold has a job for its end; this one is for whatever nobody thought of.
  await jobs.every(expiryQueue, '27 * * * *');
  await jobs.work(driftQueue, async () => {
    const drift = await inventoryDrift(db);
    if (drift.length > 0)
      jobs.report(new Error(`counters of the inventory are wrong: ${JSON.stringify(drift)}`));
  });
  await jobs.every(driftQueue, '43 3 * * *');
  configuration.onPublished((event, kind) => {
    if (kind !== 'event' && kind !== 'flow' && kind !== 'schedule' && kind !== 'offers') return;
    seats.offerAll(db, event).then(seats.wake, jobs.report);
  });
  return seats;
}
