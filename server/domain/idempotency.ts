import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { idempotencyKey } from '#server/database/schema.ts';
import { isLockTimeout } from '#server/database/sql-errors.ts';
import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './secret-hash.ts';

export type Answer = { status: number; body: unknown };

/** `scope` says whose key it is (endpoint and registration), so that one client's key never meets another's. */
export type IdempotentCall = { scope: string; key: string; bodyHash: string };

export type IdempotentOutcome =
  | { kind: 'answered'; replayed: boolean; answer: Answer }
  /** The call is known and has no answer yet: something outside of any transaction is under way. */
  | { kind: 'unanswered' }
  | { kind: 'other-body' }
  | { kind: 'in-flight' };

// Longer than any work takes. After it the client is told that its first call is still running.
const patienceMs = 5000;

/**
 * Runs `run` once for a key, however often and however concurrently it is called, and gives later callers the first
 * one's answer. `run` does everything with the transaction it is handed: what it changed and what it answered become
 * visible together, so a crash leaves neither. What it throws is thrown on, and leaves the key free. Where it gives
 * nothing, the key stays without an answer until `storeAnswer` brings one.
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

/** An insert of a key that another transaction has inserted waits until that one ends: committed, ours gives no row. */
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

/** Keeps the answer of a call; gives it as it was stored, so that a repeat is the same to the byte. */
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

/** The answer that was kept for a key, as it was stored; undefined while there is none. */
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
