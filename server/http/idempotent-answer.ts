import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { type Answer, hashBody, withIdempotency } from '#server/domain/idempotency.ts';
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
  const call = { scope, key: idempotencyKey(request), bodyHash: hashBody(request.body) };
  const outcome = await withIdempotency(db, call, run);
  switch (outcome.kind) {
    case 'answered':
      if (outcome.replayed) reply.header('idempotency-replayed', 'true');
      reply.status(outcome.answer.status);
      return outcome.answer.body;
    case 'other-body':
      throw new HttpProblem(422, usedForOther, { reason: 'key_reused' });
    case 'in-flight':
      throw new HttpProblem(409, stillAtWork, { reason: 'in_flight' });
    default:
      return outcome satisfies never;
  }
}

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw invalidField(keyField, {
    en: 'must be sent as a header of 8 to 200 letters.',
    fr: 'doit être envoyée en en-tête de 8 à 200 lettres.',
  });
}
