import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { endReady } from '#server/domain/groups/end-ready.ts';
import { lapseHolds } from '#server/domain/inventory/lapse-holds.ts';
import { endOffers } from './end-offers.ts';
import { offerPlaces } from './offer-places.ts';
import { offerSeats } from './offer-seats.ts';
import type { WaitlistServices } from './waitlist-services.ts';

/** Offers whatever is free in an event to who waits for it: places of the event and its tracks, seats in sessions. */
export async function offerWhatIsFree(
  services: WaitlistServices,
  eventCode: string,
  now = new Date(),
): Promise<void> {
  await offerPlaces(services, eventCode, now);
  for (const line of await sessionsInDemand(services.db)) {
    if (line.eventCode === eventCode) await offerSeats(services, eventCode, line.session, now);
  }
}

/**
 * Frees what has been held long enough, ends the offers that nobody took up and the wait of members whose group has not
 * paid; what comes free is offered on.
 */
export async function freeWhatHasEnded(services: WaitlistServices, now = new Date()): Promise<void> {
  await lapseHolds(services.db, now);
  const freed = [...(await endOffers(services, now)), ...(await endReady(services.db, now))];
  for (const eventCode of new Set(freed)) await offerPlaces(services, eventCode, now);
  // Whoever found a hold ended may have freed it before this did: so the seats are looked at, not what was freed.
  for (const { eventCode, session } of await sessionsInDemand(services.db)) {
    await offerSeats(services, eventCode, session, now);
  }
}

/** Sessions that somebody waits for. */
async function sessionsInDemand(db: Database): Promise<{ eventCode: string; session: string }[]> {
  return db
    .selectDistinct({ eventCode: waitlistEntry.eventCode, session: waitlistEntry.item })
    .from(waitlistEntry)
    .where(and(eq(waitlistEntry.kind, 'session'), eq(waitlistEntry.state, 'waiting')));
}
