import { lt } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { accessCode, accessToken, idempotencyKey, organizerSession } from '#server/database/schema.ts';

// A client that has not repeated a submission within a day never will: its draft is gone (spec §9).
const keyLifetimeMs = 24 * 60 * 60 * 1000;

/** Deletes expired tokens, sessions, emailed codes, and answers stored for repeated submissions. */
export async function deleteExpired(db: Database, now = new Date()): Promise<void> {
  await db.delete(accessToken).where(lt(accessToken.expiresAt, now));
  await db.delete(organizerSession).where(lt(organizerSession.expiresAt, now));
  await db.delete(accessCode).where(lt(accessCode.expiresAt, now));
  await db
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, new Date(now.getTime() - keyLifetimeMs)));
}
