import { randomUUID } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { idempotencyKey } from '#server/database/schema.ts';
import { normalizeEmail } from '#server/domain/email-address.ts';
import { sha256 } from '#server/domain/secret-hash.ts';

/** Mails an hour that anybody who types an address can have an event send to it. */
export const mostAskedFor = 6;
const hourMs = 3_600_000;

/**
 * Whether one more mail that somebody merely asked for may go to an address; counts it where it may. What tells of the
 * address's own registration, such as its confirmation, is not asked for and always goes.
 */
export async function mayAskForMail(
  tx: Database,
  eventCode: string,
  email: string,
  now = new Date(),
): Promise<boolean> {
  const scope = `mails-asked-for:${eventCode}:${sha256(normalizeEmail(email))}`;
  const [row] = await tx
    .select({ asked: count() })
    .from(idempotencyKey)
    .where(
      and(eq(idempotencyKey.scope, scope), gt(idempotencyKey.createdAt, new Date(now.getTime() - hourMs))),
    );
  if ((row?.asked ?? 0) >= mostAskedFor) return false;
  await tx.insert(idempotencyKey).values({ scope, key: randomUUID(), bodyHash: '', createdAt: now });
  return true;
}
