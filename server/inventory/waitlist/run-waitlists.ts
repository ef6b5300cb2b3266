import { endReady } from '#server/domain/groups/end-ready.ts';
import { lapseHolds } from '#server/inventory/stock/lapse-holds.ts';
import { waitlistsInDemand } from './entries.ts';
import { expireOffers } from './expire-offers.ts';
import { offerNext } from './offer-next.ts';
import { remindOfOffers } from './remind-of-offers.ts';
import type { WaitlistServices } from './waitlist-services.ts';

/** Releases expired holds, and offers everything that is free in an event to the people who wait for it. */
export async function offerWhatIsFree(
  services: WaitlistServices,
  eventCode: string,
  now = new Date(),
): Promise<void> {
  await lapseHolds(services.db, now);
  await expireOffers(services, now);
  await offerNext(services, eventCode, {}, now);
}

/**
 * Reminds people of offers that expire soon. Releases expired holds, offers, and the holds of members whose group has not paid in time; offers what is free to the
 * people who wait for it.
 */
export async function freeWhatHasEnded(services: WaitlistServices, now = new Date()): Promise<void> {
  await lapseHolds(services.db, now);
  const expired = await expireOffers(services, now);
  await remindOfOffers(services, now);
  const ready = await endReady(services.db, now);
  // A hold that expired may have been released by whoever found it: so every waitlist is checked, not what was released.
  const waited = (await waitlistsInDemand(services.db)).map(({ eventCode }) => eventCode);
  for (const eventCode of new Set([...expired, ...ready, ...waited])) {
    await offerNext(services, eventCode, {}, now);
  }
}
