import { randomUUID } from 'node:crypto';
import { and, count, gt, inArray } from 'drizzle-orm';
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
  return (await mayAskForMails(tx, eventCode, [email], now)).size === 1;
}

/** The same for several addresses at once; gives those that one more may go to, as they are compared. */
export async function mayAskForMails(
  tx: Database,
  eventCode: string,
  emails: readonly string[],
  now = new Date(),
): Promise<ReadonlySet<string>> {
  const scopes = new Map(
    emails.map((email) => [
      `mails-asked-for:${eventCode}:${sha256(normalizeEmail(email))}`,
      normalizeEmail(email),
    ]),
  );
  const counted = await tx
    .select({ scope: idempotencyKey.scope, asked: count() })
    .from(idempotencyKey)
    .where(
      and(
        inArray(idempotencyKey.scope, [...scopes.keys()]),
        gt(idempotencyKey.createdAt, new Date(now.getTime() - hourMs)),
      ),
    )
    .groupBy(idempotencyKey.scope);
  const often = new Set(counted.flatMap(({ scope, asked }) => (asked >= mostAskedFor ? [scope] : [])));
  const allowed = [...scopes].filter(([scope]) => !often.has(scope));
  if (allowed.length === 0) return new Set();
  await tx
    .insert(idempotencyKey)
    .values(allowed.map(([scope]) => ({ scope, key: randomUUID(), bodyHash: '', createdAt: now })));
  return new Set(allowed.map(([, email]) => email));
}
