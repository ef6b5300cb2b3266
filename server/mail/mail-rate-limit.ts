import { randomUUID } from 'node:crypto';
import { and, count, gt, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { idempotencyKey } from '#server/database/schema.ts';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';

/** Emails per hour that anyone can make an event send to an address. */
export const mostAskedFor = 6;
const hourMs = 3_600_000;

/**
 * Whether another requested email may be sent to an address, and counts it. Emails about the address's own
 * registration, such as its confirmation, are not limited.
 */
export async function mayAskForMail(
  tx: Database,
  eventCode: string,
  email: string,
  now = new Date(),
): Promise<boolean> {
  return (await mayAskForMails(tx, eventCode, [email], now)).size === 1;
}

/** The same for several addresses; returns those that may get another one, normalized. */
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
