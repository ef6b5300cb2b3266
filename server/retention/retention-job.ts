import { and, eq, isNull } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import { erasure } from '#server/database/schema.ts';
import { countPersonalData } from './count-personal-data.ts';
import { eraseEvent } from './erase-event.ts';
import { erasureNoticeMail } from './erasure-mail.ts';
import { retentionDays } from './retention-days.ts';

type Using = Pick<Stores, 'db' | 'configuration' | 'mailer'>;

/** Notifies organizers of upcoming erasures, and erases what is due. */
export async function deleteExpiredData(stores: Using, now = new Date()): Promise<void> {
  const { configuration } = stores;
  for (const code of configuration.eventCodes()) {
    const event = configuration.current(code, 'event', code)?.document;
    const days = event && retentionDays(event);
    if (!event || !days) continue;
    const today = dayIn(event.timezone, now);
    if (today >= days.erase) await eraseWhatThereIs(stores, event, now);
    else if (today >= days.tell) await tell(stores, event, days.erase, now);
  }
}

/** Data that arrives later is erased at the next run. */
async function eraseWhatThereIs({ db }: Using, event: EventDocument, now: Date): Promise<void> {
  const found = await countPersonalData(db, event.code);
  const isLeft = Object.values(found).some((count) => count > 0);
  if (isLeft) await eraseEvent(db, event, { dryRun: false }, now);
}

/** Once per event, by the first process. */
async function tell({ db, mailer }: Using, event: EventDocument, day: string, now: Date): Promise<void> {
  const { contact_email: recipient } = event;
  if (recipient === undefined) return;
  await db.transaction(async (tx) => {
    await tx.insert(erasure).values({ eventCode: event.code }).onConflictDoNothing();
    const [first] = await tx
      .update(erasure)
      .set({ toldAt: now })
      .where(and(eq(erasure.eventCode, event.code), isNull(erasure.toldAt)))
      .returning();
    if (!first) return;
    const found = await countPersonalData(tx, event.code);
    await mailer.queue(tx, erasureNoticeMail(event, { recipient, day, found }));
  });
  mailer.wake();
}
