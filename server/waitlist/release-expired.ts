import { expireReadyMembers } from '#server/dossiers/expire-ready-members.ts';
import { releaseExpiredHolds } from '#server/inventory/release-expired-holds.ts';
import { waitlistsInDemand } from './entries.ts';
import { expireOffers } from './expire-offers.ts';
import { offerNext } from './offer-next.ts';
import { remindOfOffers } from './remind-of-offers.ts';
import type { WaitlistServices } from './waitlist-services.ts';

/** Releases what has expired, and offers everything that is free in an event to the people who wait. */
export async function offerFreeItems(
  services: WaitlistServices,
  eventCode: string,
  now = new Date(),
): Promise<void> {
  await releaseExpiredHolds(services.db, now);
  await expireOffers(services, now);
  await remindOfOffers(services, now);
  await offerNext(services, eventCode, {}, now);
}

/**
 * Reminds people of expiring offers; releases expired holds, offers and group members; offers what is free to the
 * people who wait.
 */
export async function releaseExpired(services: WaitlistServices, now = new Date()): Promise<void> {
  await releaseExpiredHolds(services.db, now);
  const expired = await expireOffers(services, now);
  await remindOfOffers(services, now);
  const ready = await expireReadyMembers(services.db, now);
  // An expired hold may have been released elsewhere, so every waitlist is checked.
  const waited = (await waitlistsInDemand(services.db)).map(({ eventCode }) => eventCode);
  for (const eventCode of new Set([...expired, ...ready, ...waited])) {
    await offerNext(services, eventCode, {}, now);
  }
}
