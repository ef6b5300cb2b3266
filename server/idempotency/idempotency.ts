import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { idempotencyKey } from '#server/database/schema.ts';
import { isLockTimeout } from '#server/database/sql-errors.ts';
import { canonicalJson } from '#server/secrets/canonical-json.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';

export type Answer = { status: number; body: unknown };

/** `scope` (endpoint and registration) separates the keys of clients. */
export type IdempotentCall = { scope: string; key: string; bodyHash: string };

export type IdempotentOutcome =
  | { kind: 'answered'; replayed: boolean; answer: Answer }
  /** The call is known and has no answer yet: something outside of any transaction is under way. */
  | { kind: 'unanswered' }
  | { kind: 'other-body' }
  | { kind: 'in-flight' };

// Longer than any work takes; afterwards the client learns that its first call is still running.
const patienceMs = 5000;

/**
 * Runs `run` once per key, however often it is called concurrently, and returns the first answer to later callers.
 * `run` uses the given transaction, so that its changes and its answer are committed together. What it throws is
 * rethrown and leaves the key unused. Without a result the key has no answer until `storeAnswer`.
 */
export async function withIdempotency(
  db: Database,
  call: IdempotentCall,
  run: (tx: Database) => Promise<Answer | undefined>,
  waitForFirstMs = patienceMs,
): Promise<IdempotentOutcome> {
  try {
    return await db.transaction(async (tx) =>
      (await takeKey(tx, call, waitForFirstMs)) ? runAndStore(tx, call, run) : replay(tx, call),
    );
  } catch (error) {
    if (error instanceof KeyInFlight) return { kind: 'in-flight' };
    throw error;
  }
}

/** A hash of a request's fields that does not depend on the order in which they were sent. */
export function hashBody(body: unknown): string {
  return sha256(canonicalJson(body));
}

class KeyInFlight extends Error {}

/** Inserting a key that another transaction has inserted waits for its end: after its commit, ours returns no row. */
async function takeKey(tx: Database, call: IdempotentCall, waitForFirstMs: number): Promise<boolean> {
  await tx.execute(sql`select set_config('lock_timeout', ${`${waitForFirstMs}ms`}, true)`);
  const taken = await tx
    .insert(idempotencyKey)
    .values(call)
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
    .catch((error: unknown) => {
      throw isLockTimeout(error) ? new KeyInFlight() : error;
    });
  await tx.execute(sql`set local lock_timeout to default`);
  return taken.length === 1;
}

async function runAndStore(
  tx: Database,
  call: IdempotentCall,
  run: (tx: Database) => Promise<Answer | undefined>,
): Promise<IdempotentOutcome> {
  const answer = await run(tx);
  if (!answer) return { kind: 'unanswered' };
  return { kind: 'answered', replayed: false, answer: await storeAnswer(tx, call, answer) };
}

/** Stores the answer of a call; returns it as stored, so that repeats are identical. */
export async function storeAnswer(
  tx: Database,
  call: Pick<IdempotentCall, 'scope' | 'key'>,
  { status, body }: Answer,
): Promise<Answer> {
  const [row] = await tx
    .update(idempotencyKey)
    .set({ status, response: body })
    .where(sameKey(call))
    .returning({ response: idempotencyKey.response });
  // jsonb has an order of keys of its own.
  return { status, body: row ? row.response : body };
}

/** The stored answer for a key; undefined without one. */
export async function findAnswer(
  db: Database,
  call: Pick<IdempotentCall, 'scope' | 'key'>,
): Promise<Answer | undefined> {
  const [row] = await db.select().from(idempotencyKey).where(sameKey(call));
  return row && row.status !== null ? { status: row.status, body: row.response } : undefined;
}

async function replay(tx: Database, call: IdempotentCall): Promise<IdempotentOutcome> {
  const [row] = await tx.select().from(idempotencyKey).where(sameKey(call));
  if (!row) return { kind: 'in-flight' };
  if (row.bodyHash !== call.bodyHash) return { kind: 'other-body' };
  if (row.status === null) return { kind: 'unanswered' };
  return { kind: 'answered', replayed: true, answer: { status: row.status, body: row.response } };
}

function sameKey(call: Pick<IdempotentCall, 'scope' | 'key'>) {
  return and(eq(idempotencyKey.scope, call.scope), eq(idempotencyKey.key, call.key));
}
