import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import {
  type Answer,
  hashBody,
  type IdempotentCall,
  withIdempotency,
} from '#server/idempotency/idempotency.ts';
import { idempotencyField, inFlight, keyReused } from '#server/idempotency/idempotency-refusals.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from '#server/refusals/refusal.ts';

/**
 * Answers a submission with an `Idempotency-Key` header: once per key, and identically when repeated (design §6).
 * `scope` is the endpoint and the key's owner; `run` works in the given transaction.
 */
export async function answerIdempotently(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: string,
  run: (tx: Database) => Promise<Answer>,
): Promise<unknown> {
  return answerOrGoOn(db, request, reply, scope, run, () => {
    throw inFlight();
  });
}

/** The same for work that continues outside of a transaction: `goOn` returns its result. */
export async function answerOrGoOn(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: string,
  run: (tx: Database, call: IdempotentCall) => Promise<Answer | undefined>,
  goOn: (call: IdempotentCall) => Promise<unknown>,
): Promise<unknown> {
  const call = { scope, key: idempotencyKey(request), bodyHash: hashBody(request.body) };
  const outcome = await withIdempotency(db, call, (tx) => run(tx, call));
  switch (outcome.kind) {
    case 'answered':
      if (outcome.replayed) reply.header('idempotency-replayed', 'true');
      reply.status(outcome.answer.status);
      return outcome.answer.body;
    case 'unanswered':
      return goOn(call);
    case 'other-body':
      throw keyReused();
    case 'in-flight':
      throw inFlight();
    default:
      return outcome satisfies never;
  }
}

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw invalidField(idempotencyField, inEveryLanguage('requests.idempotencyKey'));
}
