import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { SeatJobs } from '#server/domain/inventory/seat-jobs.ts';
import { offerSeats } from '#server/domain/waitlist/offer-seats.ts';
import { freeWhatHasEnded, offerWhatIsFree } from '#server/domain/waitlist/offer-what-is-free.ts';
import type { WaitlistServices } from '#server/domain/waitlist/waitlist-services.ts';
import type { Jobs } from './start-jobs.ts';

const expiryQueue = 'hold-expiry';
const offerQueue = 'waitlist-offer';

/** Starts freeing what is held too long and offering what is free; what ended while no server ran is freed at once. */
export async function startSeatJobs(given: Omit<WaitlistServices, 'seats'>, jobs: Jobs): Promise<SeatJobs> {
  const { db, configuration } = given;
  const seats: SeatJobs = {
    expireAt: (tx, moment) => jobs.add(tx, { queue: expiryQueue, data: {}, startAfter: moment }),
    async offerSeat(tx, event, session) {
      if (await isInDemand(tx, event, session)) {
        await jobs.add(tx, { queue: offerQueue, data: { event, session } });
      }
    },
    offerAll: (tx, event) => jobs.add(tx, { queue: offerQueue, data: { event } }),
    wake: () => offers.wake(),
  };
  const services: WaitlistServices = { ...given, seats };
  await jobs.work(expiryQueue, () => freeWhatHasEnded(services));
  const offers = await jobs.work(offerQueue, ({ event, session }) =>
    typeof session === 'string'
      ? offerSeats(services, String(event), session)
      : offerWhatIsFree(services, String(event)),
  );
  await jobs.add(db, { queue: expiryQueue, data: {} });
  for (const event of configuration.eventCodes()) await seats.offerAll(db, event);
  // Every hold has a job for its end; this one is for whatever nobody thought of.
  await jobs.every(expiryQueue, '27 * * * *');
  configuration.onPublished((event, kind) => {
    if (kind !== 'event' && kind !== 'schedule') return;
    seats.offerAll(db, event).then(seats.wake, jobs.report);
  });
  return seats;
}

async function isInDemand(tx: Database, eventCode: string, session: string): Promise<boolean> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.eventCode, eventCode),
        eq(waitlistEntry.kind, 'session'),
        eq(waitlistEntry.item, session),
        eq(waitlistEntry.state, 'waiting'),
      ),
    );
  return (row?.waiting ?? 0) > 0;
}
