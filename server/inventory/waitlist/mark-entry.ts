import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { tellLine } from './line-news.ts';
import type { WaitlistRow } from './waitlist-mail.ts';

/** Says how an entry stands from now on, and tells those of its line that it has moved. */
export async function markEntry(
  tx: Database,
  entry: WaitlistRow,
  change: Partial<Pick<WaitlistRow, 'state' | 'offeredUntil' | 'declinedAt'>>,
): Promise<void> {
  await tx.update(waitlistEntry).set(change).where(eq(waitlistEntry.id, entry.id));
  await tellLine(tx, entry);
}
