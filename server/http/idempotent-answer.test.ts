import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import { buildServer } from '#server/start/build-server.ts';
import { answerIdempotently } from './idempotent-answer.ts';

let database: OpenDatabase;
let server: FastifyInstance;
let runs = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await buildServer({
    settings: { LOG_LEVEL: 'silent', TRUST_PROXY: [] },
    resolveHost: () => 'teachers',
    rateLimits: { general: 1000, token: 1000, strict: 10 },
  });
  server.post<{ Body: Record<string, string> }>('/api/submit', (request, reply) =>
    answerIdempotently(database.db, request, reply, 'submit', async () => {
      if (request.body.email === 'bad') throw invalidField('email', 'is bad');
      runs += 1;
      return { status: 201, body: { run: runs } };
    }),
  );
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function submit(key: string | undefined, email: string) {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/submit',
    payload: new URLSearchParams({ email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(key && { 'idempotency-key': key }) },
  });
  return { status: answer.statusCode, body: answer.json(), replayed: answer.headers['idempotency-replayed'] };
}

it('answers fifty submits with one key alike, and works once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => submit('key-fifty', 'ana')));
  expect(answers.every((answer) => answer.status === 201 && answer.body.run === 1)).toBe(true);
  expect(answers.filter((answer) => answer.replayed === 'true')).toHaveLength(49);
});

it('refuses the key with another body, and a submit without one', async () => {
  expect(await submit('key-fifty', 'zoe')).toMatchObject({
    status: 422,
    body: {
      reason: 'key_reused',
      errors: { idempotency_key: ['was already used for a different request.'] },
    },
  });
  expect(await submit(undefined, 'ana')).toMatchObject({ status: 422 });
});

it.each([
  ['short', 'a'.repeat(7), 422],
  ['long', 'a'.repeat(201), 422],
  ['with a space', 'key with spaces', 422],
  ['of other letters', 'clé-clé-clé', 422],
  ['of the least', 'a'.repeat(8), 201],
  ['of the most', 'a'.repeat(200), 201],
])('takes or refuses a key %s', async (_, key, status) => {
  const answer = await submit(key, `${status}`);
  expect(answer.status).toBe(status);
  if (status === 422) {
    expect(answer.body.errors).toEqual({
      idempotency_key: ['must be sent as a header of 8 to 200 characters.'],
    });
  }
});

it('keeps no key of a submit that was refused', async () => {
  expect(await submit('key-mended', 'bad')).toMatchObject({
    status: 422,
    body: { errors: { email: ['is bad'] } },
  });
  expect(await submit('key-mended', 'good')).toMatchObject({ status: 201 });
});
