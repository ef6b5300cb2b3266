import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { organizer } from '#server/database/schema.ts';
import { normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';

/** Makes an address an owner of each event that has none; returns those events. */
export async function nameOwner(
  db: Database,
  eventCodes: readonly string[],
  email: string,
): Promise<string[]> {
  const named: string[] = [];
  for (const eventCode of eventCodes) {
    await db.transaction(async (tx) => {
      const [owner] = await tx
        .select({ email: organizer.email })
        .from(organizer)
        .where(and(eq(organizer.eventCode, eventCode), eq(organizer.role, 'owner')));
      if (owner) return;
      const row = { eventCode, email: normalizeEmail(email), emailTyped: typedEmail(email) };
      await tx
        .insert(organizer)
        .values({ ...row, role: 'owner', addedBy: 'Rostrum' })
        .onConflictDoUpdate({ target: [organizer.eventCode, organizer.email], set: { role: 'owner' } });
      named.push(eventCode);
    });
  }
  return named;
}
