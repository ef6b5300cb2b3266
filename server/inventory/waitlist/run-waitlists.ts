import { expireReadyMembers } from '#server/domain/groups/expire-ready-members.ts';
import { lapseHolds } from '#server/inventory/stock/lapse-holds.ts';
import { waitlistsInDemand } from './entries.ts';
import { expireOffers } from './expire-offers.ts';
import { offerNext } from './offer-next.ts';
import { remindOfOffers } from './remind-of-offers.ts';
import type { WaitlistServices } from './waitlist-services.ts';

/** Releases expired holds, and offers everything that is free in an event to the people who wait. */
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
 * Reminds people of expiring offers; releases expired holds, offers and group members; offers what is free to the
 * people who wait.
 */
export async function freeWhatHasEnded(services: WaitlistServices, now = new Date()): Promise<void> {
  await lapseHolds(services.db, now);
  const expired = await expireOffers(services, now);
  await remindOfOffers(services, now);
  const ready = await expireReadyMembers(services.db, now);
  // An expired hold may have been released elsewhere, so every waitlist is checked.
  const waited = (await waitlistsInDemand(services.db)).map(({ eventCode }) => eventCode);
  for (const eventCode of new Set([...expired, ...ready, ...waited])) {
    await offerNext(services, eventCode, {}, now);
  }
}
