import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { idempotencyKey } from '#server/database/schema.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** Changes of its address that one dossier may make in an hour: each writes to two addresses. */
export const mostAddressChanges = 6;
const hourMs = 3_600_000;

/** Counts a change of a dossier's address; concurrent ones are counted one by one. Throws 409 after too many. */
export async function countAddressChange(db: Database, dossierId: string, now = new Date()): Promise<void> {
  const scope = `address-changes:${dossierId}`;
  await db.insert(idempotencyKey).values({ scope, key: randomUUID(), bodyHash: '', createdAt: now });
  const isLately = gt(idempotencyKey.createdAt, new Date(now.getTime() - hourMs));
  const made = await db.$count(idempotencyKey, and(eq(idempotencyKey.scope, scope), isLately));
  if (made > mostAddressChanges)
    throw new Refusal('conflict', { email: [inEveryLanguage('registrations.changedOften')] });
}
