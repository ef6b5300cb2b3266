import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { lockPlaces } from '#server/domain/event-capacity.ts';
import { type Message, notFound, Refusal } from '#server/domain/refusal.ts';
import { keptOffers } from './kept-offer.ts';
import { markEntry } from './mark-entry.ts';
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
  // Whoever counts places meanwhile counts this one once: as an offer, or as free.
  await lockPlaces(tx, eventCode);
  const [entry] = await tx
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.id, id),
        eq(waitlistEntry.eventCode, eventCode),
        inArray(waitlistEntry.kind, ['event', 'track']),
      ),
    )
    .for('update');
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
      await markEntry(tx, entry, { state: 'expired' });
      return entry;
    }
    default:
      return entry.state satisfies never;
  }
}

const refused = (message: Message, reason: 'closed' | 'in_flight') =>
  new Refusal('conflict', { entry_ID: [message] }, { reason });

const words = {
  waiting: {
    en: 'Nothing has been offered to this entry of the waitlist yet.',
    fr: 'Rien n’a encore été offert à cette demande de la liste d’attente.',
  },
  taken: {
    en: 'This place has become a registration. To give it up, cancel the registration.',
    fr: 'Cette place est devenue une inscription. Pour y renoncer, annulez l’inscription.',
  },
  kept: {
    en: 'A registration on this place is being paid for, by you or by your group. Please wait until that has ended.',
    fr: 'Une inscription à cette place est en cours de paiement, par vous ou par votre groupe. Veuillez attendre que celui-ci soit terminé.',
  },
} satisfies Record<string, Message>;
