import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { idempotencyKey } from '#server/database/schema.ts';

/** Wrong codes an hour that one registration may try, over whatever networks. */
export const mostWrongCodes = 20;
const hourMs = 3_600_000;

/**
 * Runs an attempt to use a code, and counts it unless it succeeds. Returns undefined without an attempt after too many
 * wrong ones. Attempts are stored beforehand, so concurrent ones are counted one by one.
 */
export async function attemptCode<Result>(
  db: Database,
  dossierId: string,
  attempt: () => Promise<Result>,
  now = new Date(),
): Promise<{ result: Result } | undefined> {
  const [scope, key] = [`codes-tried:${dossierId}`, randomUUID()];
  await db.insert(idempotencyKey).values({ scope, key, bodyHash: '', createdAt: now });
  const isLately = gt(idempotencyKey.createdAt, new Date(now.getTime() - hourMs));
  const tried = await db.$count(idempotencyKey, and(eq(idempotencyKey.scope, scope), isLately));
  if (tried > mostWrongCodes) return undefined;
  const result = await attempt();
  await db.delete(idempotencyKey).where(and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key)));
  return { result };
}
