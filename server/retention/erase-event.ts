import type { PersonalData } from '#engine/contract/retention.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { Database } from '#server/database/database.ts';
import { erasure } from '#server/database/schema.ts';
import { forgetJobs } from '#server/jobs/forget-jobs.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { countPersonalData } from './count-personal-data.ts';
import { erasePersonalData } from './erase-personal-data.ts';

/** The refusal before an event is over. */
const notOver = () =>
  new Refusal('conflict', { event: [inEveryLanguage('site.notOver')] }, { reason: 'closed' });

/**
 * Erases an event's personal data in one transaction, and stores the amounts; with `dryRun` it only counts. Throws 409
 * until the last day is over.
 */
export async function eraseEvent(
  db: Database,
  event: EventDocument,
  { dryRun }: { dryRun: boolean },
  now = new Date(),
): Promise<PersonalData> {
  if (!dryRun && dayIn(event.timezone, now) <= event.dates.end) throw notOver();
  return db.transaction(async (tx) => {
    const found = await countPersonalData(tx, event.code);
    if (dryRun) return found;
    await erasePersonalData(tx, event.code);
    await forgetJobs(tx, event.code);
    const erased = { erasedAt: now, erased: found };
    await tx
      .insert(erasure)
      .values({ eventCode: event.code, ...erased })
      .onConflictDoUpdate({ target: erasure.eventCode, set: erased });
    return found;
  });
}
