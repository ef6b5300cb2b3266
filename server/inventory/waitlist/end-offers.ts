import { and, eq, exists, lte, ne, not, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, hold, waitlistEntry } from '#server/database/schema.ts';
import { groupBy } from '#server/domain/schedule/group-by.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { lockItems } from '#server/inventory/stock/inventory-lock.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { flowPlaceMail } from './flow-place-mail.ts';
import { keptOffers } from './kept-offer.ts';
import { tellLine } from './line-news.ts';
import { placesOffered, releaseOffered } from './offered-places.ts';
import { placeLapsedMail, seatLapsedMail, type WaitlistRow } from './waitlist-mail.ts';
import type { WaitlistServices } from './waitlist-services.ts';

/**
 * Ends the offers whose time is up and tells those who let them pass; who is paying at that moment keeps what was
 * offered, and is told nothing. Gives the events in which something may have come free.
 */
export async function endOffers(services: WaitlistServices, now: Date): Promise<ReadonlySet<string>> {
  const { db, mailer } = services;
  const ended = await db.transaction(async (tx) => {
    await lockOffered(tx, now);
    const rows = await endAll(tx, now);
    for (const entry of rows) await releaseOffered(tx, entry);
    const kept = await keptOffers(
      tx,
      rows.map(({ id }) => id),
      now,
    );
    for (const entry of rows.filter(({ id }) => !kept.has(id))) {
      const mail = await lapsedMail(tx, services, entry);
      if (mail) await mailer.queue(tx, mail);
    }
    for (const entry of rows) await tellLine(tx, entry);
    return rows;
  });
  if (ended.length > 0) mailer.wake();
  return new Set(ended.map(({ eventCode }) => eventCode));
}

/** Locks the places of the offers whose time is up, before their entries: the order in which everybody locks. */
async function lockOffered(tx: Database, now: Date): Promise<void> {
  const due = await tx
    .select()
    .from(waitlistEntry)
    .where(and(eq(waitlistEntry.state, 'offered'), lte(waitlistEntry.offeredUntil, now)));
  const byEvent = groupBy(due, ({ eventCode }) => eventCode);
  for (const [eventCode, entries] of [...byEvent].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await lockItems(tx, eventCode, entries.flatMap(placesOffered));
  }
}

/** Marks the offers whose time is up as over, those of seats that were reserved meanwhile as taken; gives the former. */
async function endAll(tx: Database, now: Date): Promise<WaitlistRow[]> {
  // Choices are ended one at a time: what is kept of them is freed with it (`endChoiceOffers`).
  const isOver = and(
    ne(waitlistEntry.kind, 'choice'),
    eq(waitlistEntry.state, 'offered'),
    lte(waitlistEntry.offeredUntil, now),
  );
  const isReserved = exists(
    tx
      .select({ one: sql`1` })
      .from(hold)
      .where(
        and(
          eq(hold.dossierId, waitlistEntry.dossierId),
          eq(hold.kind, 'session'),
          eq(hold.item, waitlistEntry.item),
          eq(hold.state, 'reserved'),
        ),
      ),
  );
  await tx.update(waitlistEntry).set({ state: 'taken' }).where(and(isOver, isReserved));
  return tx
    .update(waitlistEntry)
    .set({ state: 'expired' })
    .where(and(isOver, not(isReserved)))
    .returning();
}

/** What is written to whom an offer was made in vain; nothing about what there is no more. */
async function lapsedMail(
  tx: Database,
  { configuration, link }: WaitlistServices,
  entry: WaitlistRow,
): Promise<Mail | undefined> {
  const event = configuration.current(entry.eventCode, 'event', entry.eventCode)?.document;
  if (!event) return undefined;
  if (entry.kind === 'flow') {
    const flow = configuration.current(entry.eventCode, 'flow', entry.item)?.document;
    return flow && flowPlaceMail({ event, flow, link }, entry, { template: 'flow-place-lapsed' });
  }
  if (entry.kind !== 'session') return placeLapsedMail(event, entry, link);
  const title = scheduleOf(configuration, entry.eventCode)?.sessions.get(entry.item)?.session.workshops_title;
  const [holder] = await tx
    .select({ code: dossier.code, status: dossier.status })
    .from(dossier)
    .where(eq(dossier.id, entry.dossierId ?? sql`null`));
  if (!title || !holder || holder.status === 'Cancelled') return undefined;
  return seatLapsedMail(event, entry, { title, code: holder.code, link });
}
