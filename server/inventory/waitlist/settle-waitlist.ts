import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';

/** Marks the offered place that a registration was submitted on as taken; nothing for one that waited for none. */
export async function settleWaitlist(
  tx: Database,
  { waitlistEntryId }: Pick<RegistrationRow, 'waitlistEntryId'>,
): Promise<void> {
  if (waitlistEntryId === null) return;
  await tx.update(waitlistEntry).set({ state: 'taken' }).where(eq(waitlistEntry.id, waitlistEntryId));
}
