import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { type Answer, hashBody, type IdempotentCall, withIdempotency } from '#server/domain/idempotency.ts';
import { type FieldErrors, HttpProblem, invalidField } from './http-problem.ts';

const keyField = 'idempotency_key';

const usedForOther: FieldErrors = {
  [keyField]: [
    { en: 'was sent before with other contents.', fr: 'a déjà été envoyée avec un autre contenu.' },
  ],
};
const stillAtWork: FieldErrors = {
  [keyField]: [
    {
      en: 'is still being worked on. Please try again.',
      fr: 'est en cours de traitement. Veuillez réessayer.',
    },
  ],
};

/**
 * Answers a submit that carries an `Idempotency-Key` header: once for a key, the same again when it is repeated
 * (design.md §6). `scope` names the endpoint and whose key it is; `run` does the work in the transaction it is handed.
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

/** The same for work that may go on outside of a transaction: `goOn` then finds what became of it. */
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

/** The answer to a key that came with another body before. */
export const keyReused = () => new HttpProblem(422, usedForOther, { reason: 'key_reused' });

/** The answer to a repeat while the first call is still being worked on: come again with the same key. */
export const inFlight = () => new HttpProblem(409, stillAtWork, { reason: 'in_flight' });

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw invalidField(keyField, {
    en: 'must be sent as a header of 8 to 200 letters.',
    fr: 'doit être envoyée en en-tête de 8 à 200 lettres.',
  });
}
