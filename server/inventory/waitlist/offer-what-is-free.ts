import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { endReady } from '#server/domain/groups/end-ready.ts';
import { lapseHolds } from '#server/inventory/stock/lapse-holds.ts';
import { endChoiceOffers } from './end-choice-offers.ts';
import { endOffers } from './end-offers.ts';
import { placesInDemand } from './in-line.ts';
import { offerChoices } from './offer-choices.ts';
import { offerFlowPlaces } from './offer-flow-places.ts';
import { offerPlaces } from './offer-places.ts';
import { offerSeats } from './offer-seats.ts';
import type { WaitlistServices } from './waitlist-services.ts';

/** Offers whatever is free in an event to who waits for it: places of the event, its tracks and flows, seats, choices. */
export async function offerWhatIsFree(
  services: WaitlistServices,
  eventCode: string,
  now = new Date(),
): Promise<void> {
  await endOffers(services, now);
  await offerPlaces(services, eventCode, now);
  await offerFlowPlaces(services, eventCode, now);
  await endChoiceOffers(services, now);
  for (const line of await inDemand(services.db)) {
    if (line.eventCode === eventCode) await offerLine(services, line, now);
  }
}

/** Offers what is free in one line: the seats of a session, or what was offered and came free. */
export function offerLine(
  services: WaitlistServices,
  { eventCode, kind, item }: ItemLine,
  now = new Date(),
): Promise<void> {
  return kind === 'choice'
    ? offerChoices(services, eventCode, item, now)
    : offerSeats(services, eventCode, item, now);
}

/** A line for a seat in a session, or for something offered. */
export type ItemLine = {
  readonly eventCode: string;
  readonly kind: 'session' | 'choice';
  readonly item: string;
};

/**
 * Frees what has been held long enough, ends the offers that nobody took up and the wait of members whose group has not
 * paid; what comes free is offered on.
 */
export async function freeWhatHasEnded(services: WaitlistServices, now = new Date()): Promise<void> {
  await lapseHolds(services.db, now);
  await endChoiceOffers(services, now);
  const freed = [...(await endOffers(services, now)), ...(await endReady(services.db, now))];
  for (const eventCode of new Set([...freed, ...(await placesInDemand(services.db))])) {
    await offerPlaces(services, eventCode, now);
    await offerFlowPlaces(services, eventCode, now);
  }
  // Whoever found a hold ended may have freed it before this did: so the seats are looked at, not what was freed.
  for (const line of await inDemand(services.db)) await offerLine(services, line, now);
}

/** The lines that somebody waits in, but for those of places. */
async function inDemand(db: Database): Promise<ItemLine[]> {
  const { eventCode, kind, item, state } = waitlistEntry;
  const lines = await db
    .selectDistinct({ eventCode, kind, item })
    .from(waitlistEntry)
    .where(eq(state, 'waiting'));
  return lines.flatMap((line) =>
    line.kind === 'session' || line.kind === 'choice' ? [{ ...line, kind: line.kind }] : [],
  );
}
