import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { awaitableKinds, dossier, hold, movableKinds, waitlistEntry } from '#server/database/schema.ts';
import { pageOf } from '#server/dossiers/dossier-page.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import { openPaymentOf } from '#server/dossiers/payment-under-way.ts';
import { isAwaited, lapseEnded, lockItems } from '#server/inventory/inventory-lock.ts';
import { lockEntry, markEntry, type WaitlistRow } from './entries.ts';
import { releaseOffered, stockOffered } from './offered-stock.ts';
import { offersUnderWay } from './offers-under-way.ts';
import { waitlistMail } from './waitlist-mail.ts';
import type { WaitlistServices } from './waitlist-services.ts';

/**
 * Expires offers whose time is up, and those of items whose dossier waits no longer, and emails their people;
 * offers being paid for are left. One transaction each, so that no one waits long. Returns the events in which
 * something may be free.
 */
export async function expireOffers(services: WaitlistServices, now: Date): Promise<ReadonlySet<string>> {
  const { db, mailer } = services;
  // As `waitGoesOn` has it.
  const isOver = or(eq(dossier.status, 'Cancelled'), eq(dossier.decision, 'declined'));
  const isPointless = and(inArray(waitlistEntry.kind, [...awaitableKinds, ...movableKinds]), isOver);
  const due = await db
    .select({ entry: waitlistEntry })
    .from(waitlistEntry)
    .leftJoin(dossier, eq(dossier.id, waitlistEntry.dossierId))
    .where(and(eq(waitlistEntry.state, 'offered'), or(lte(waitlistEntry.offeredUntil, now), isPointless)));
  const events = new Set<string>();
  for (const { entry } of due) {
    if (await db.transaction((tx) => expireOffer(tx, services, entry, now))) events.add(entry.eventCode);
  }
  if (events.size > 0) mailer.wake();
  return events;
}

async function expireOffer(
  tx: Database,
  { configuration, mailer, link }: WaitlistServices,
  entry: WaitlistRow,
  now: Date,
): Promise<boolean> {
  // Dossier, stock, entry: the order in which everyone locks. Two updates of an entry lock its dossier, too.
  const holder = entry.dossierId === null ? undefined : await lockDossier(tx, entry.dossierId);
  await lockItems(tx, entry.eventCode, stockOffered(entry));
  if ((await lockEntry(tx, entry))?.state !== 'offered') return false;
  // An offer to a draft that is being paid for is settled with the payment.
  if (isAwaited(entry.kind) && holder && (await openPaymentOf(tx, holder.id))) return false;
  if (await isReserved(tx, entry)) {
    await markEntry(tx, entry, { state: 'taken' });
    return releaseOffered(tx, entry);
  }
  for (const item of stockOffered(entry)) await lapseEnded(tx, entry.eventCode, item, now);
  await markEntry(tx, entry, { state: 'expired' });
  await releaseOffered(tx, entry);
  const event = configuration.current(entry.eventCode, 'event', entry.eventCode)?.document;
  if (!event || (await offersUnderWay(tx, [entry.id], now)).has(entry.id)) return true;
  const parts = { event, configuration, link, holder: holder && { ...holder, page: pageOf(holder) } };
  const mail = waitlistMail(parts, entry, { kind: 'expired' });
  if (mail) await mailer.queue(tx, mail);
  return true;
}

/** Whether the dossier has the item for good, by whichever way. */
async function isReserved(tx: Database, { dossierId, kind, item }: WaitlistRow): Promise<boolean> {
  if (dossierId === null) return false;
  const isOwn = and(eq(hold.dossierId, dossierId), eq(hold.kind, kind), eq(hold.item, item));
  return (await tx.$count(hold, and(isOwn, eq(hold.state, 'reserved')))) > 0;
}
