import { and, eq, lte, ne, or } from 'drizzle-orm';
import { flowPages } from '#engine/configuration/flow-pages.ts';
import { dossier, waitlistEntry } from '#server/database/schema.ts';
import { openPaymentOf } from '#server/domain/payment-under-way.ts';
import { choiceName } from '#server/inventory/offers/choice-name.ts';
import { type Item, lockItems } from '#server/inventory/stock/inventory-lock.ts';
import { freePieces } from '#server/inventory/stock/pieces.ts';
import { markEntry } from './mark-entry.ts';
import { choiceLapsedMail } from './waitlist-mail.ts';
import type { WaitlistServices } from './waitlist-services.ts';

/**
 * Frees what was kept for those who let its time pass, and tells them; what was kept for who has sent their application
 * without it, or has withdrawn it, is freed at once. An entry in a transaction, so that nobody waits for long.
 */
export async function endChoiceOffers(services: WaitlistServices, now: Date): Promise<void> {
  const { db, configuration, mailer, link } = services;
  const ended = await db
    .select({ entry: waitlistEntry, holder: dossier })
    .from(waitlistEntry)
    .innerJoin(dossier, eq(dossier.id, waitlistEntry.dossierId))
    .where(
      and(
        eq(waitlistEntry.kind, 'choice'),
        eq(waitlistEntry.state, 'offered'),
        or(lte(waitlistEntry.offeredUntil, now), ne(dossier.status, 'Not Submitted')),
      ),
    );
  for (const { entry, holder } of ended) {
    const item: Item = { kind: 'choice', item: entry.item };
    await db.transaction(async (tx) => {
      await lockItems(tx, entry.eventCode, [item]);
      const [still] = await tx
        .select({ state: waitlistEntry.state })
        .from(waitlistEntry)
        .where(eq(waitlistEntry.id, entry.id))
        .for('update');
      if (still?.state !== 'offered' || (await openPaymentOf(tx, holder.id))) return;
      await markEntry(tx, entry, { state: 'expired' });
      await freePieces(tx, entry.eventCode, { ...item, quantity: 1 });
      const event = configuration.current(entry.eventCode, 'event', entry.eventCode)?.document;
      if (!event || holder.status !== 'Not Submitted') return;
      const choice = {
        name: choiceName(configuration, entry.eventCode, entry.item),
        page: `${flowPages(holder.flow).begin}?code=${holder.code}` as const,
        link,
      };
      await mailer.queue(tx, choiceLapsedMail(event, entry, choice));
    });
  }
  if (ended.length > 0) mailer.wake();
}
