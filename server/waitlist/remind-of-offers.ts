import { and, eq, gt, isNull } from 'drizzle-orm';
import { waitlistEntry } from '#server/database/schema.ts';
import { pageOf } from '#server/dossiers/dossier-page.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import { openPaymentOf } from '#server/dossiers/payment-under-way.ts';
import type { WaitlistRow } from './entries.ts';
import { offersUnderWay } from './offers-under-way.ts';
import { waitlistMail } from './waitlist-mail.ts';
import { reminderLead, type WaitlistServices } from './waitlist-services.ts';

/** Reminds people of an offer that expires soon, once per offer, unless they are paying for it. */
export async function remindOfOffers(services: WaitlistServices, now: Date): Promise<void> {
  const { db, configuration, mailer } = services;
  const offered = await db
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.state, 'offered'),
        isNull(waitlistEntry.remindedAt),
        gt(waitlistEntry.offeredUntil, now),
      ),
    );
  for (const entry of offered) {
    const event = configuration.current(entry.eventCode, 'event', entry.eventCode)?.document;
    if (!event || !entry.offeredUntil) continue;
    if (entry.offeredUntil.getTime() - now.getTime() > reminderLead(event)) continue;
    await remindOf(services, { event, entry, until: entry.offeredUntil }, now);
  }
  if (offered.length > 0) mailer.wake();
}

async function remindOf(
  { db, configuration, mailer, link }: WaitlistServices,
  { event, entry, until }: { event: Parameters<typeof reminderLead>[0]; entry: WaitlistRow; until: Date },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The dossier is locked before its entry, as everywhere.
    const holder = entry.dossierId === null ? undefined : await lockDossier(tx, entry.dossierId);
    const isOffered = and(eq(waitlistEntry.id, entry.id), eq(waitlistEntry.state, 'offered'));
    const reminded = await tx
      .update(waitlistEntry)
      .set({ remindedAt: now })
      .where(and(isOffered, isNull(waitlistEntry.remindedAt)))
      .returning({ id: waitlistEntry.id });
    if (reminded.length === 0) return;
    const isPaying = holder
      ? (await openPaymentOf(tx, holder.id)) !== undefined
      : (await offersUnderWay(tx, [entry.id], now)).has(entry.id);
    if (isPaying) return;
    const parts = { event, configuration, link, holder: holder && { ...holder, page: pageOf(holder) } };
    const mail = waitlistMail(parts, entry, { kind: 'reminded', until });
    if (mail) await mailer.queue(tx, mail);
  });
}
