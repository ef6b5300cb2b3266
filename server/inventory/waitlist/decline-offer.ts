import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { type Message, notFound, Refusal } from '#server/domain/refusal.ts';
import { lockItems } from '#server/inventory/stock/inventory-lock.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { keptOffers } from './kept-offer.ts';
import { markEntry } from './mark-entry.ts';
import { freeOffered, placesOffered } from './offered-places.ts';
import { PLACE_KINDS } from './place-line.ts';
import type { WaitlistRow } from './waitlist-mail.ts';

/**
 * Ends the offer of a place before its time; gives the entry whose offer this has ended, and nothing where it was over
 * already. Throws 404 for an entry that there is not, and 409 for one that was offered nothing or whose place has been
 * taken.
 */
export async function declineOffer(
  tx: Database,
  eventCode: string,
  id: string,
  now = new Date(),
): Promise<WaitlistRow | undefined> {
  const isEntry = and(
    eq(waitlistEntry.id, id),
    eq(waitlistEntry.eventCode, eventCode),
    inArray(waitlistEntry.kind, [...PLACE_KINDS]),
  );
  const [line] = await tx.select().from(waitlistEntry).where(isEntry);
  // Places before entries: the order in which everybody locks.
  if (line) await lockItems(tx, eventCode, placesOffered(line));
  const [entry] = await tx.select().from(waitlistEntry).where(isEntry).for('update');
  if (!entry) throw notFound();
  switch (entry.state) {
    case 'waiting':
      throw refused(words.waiting, 'closed');
    case 'taken':
      throw refused(words.taken, 'closed');
    case 'expired':
      return undefined;
    case 'offered': {
      // The job that ends it then tells of it.
      if (!entry.offeredUntil || entry.offeredUntil <= now) return undefined;
      if ((await keptOffers(tx, [id], now)).has(id)) throw refused(words.kept, 'in_flight');
      await freeOffered(tx, entry);
      await markEntry(tx, entry, { state: 'expired', declinedAt: now });
      return entry;
    }
    default:
      return entry.state satisfies never;
  }
}

const refused = (message: Message, reason: 'closed' | 'in_flight') =>
  new Refusal('conflict', { entry_ID: [message] }, { reason });

const words = {
  waiting: inEveryLanguage('waitlist.nothingOffered'),
  taken: inEveryLanguage('waitlist.taken'),
  kept: inEveryLanguage('waitlist.beingPaid'),
} satisfies Record<string, Message>;
