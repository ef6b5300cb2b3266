import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerReadiness } from './readiness.ts';

const up = { database: async () => undefined };

async function readiness(
  ...given: Parameters<typeof registerReadiness> extends [unknown, ...infer R] ? R : never
) {
  const server = Fastify();
  registerReadiness(server, ...given);
  const { statusCode, body } = await server.inject('/ready.json');
  return [statusCode, JSON.parse(body)];
}

test('a process with what it needs is ready, and says nothing else', async () => {
  expect(await readiness(up, () => [])).toEqual([200, { ready: true, database: 'up' }]);
});

test('old time zone rules are told, and are no reason to send visitors elsewhere', async () => {
  expect(await readiness(up, () => ['America/Vancouver'])).toEqual([
    200,
    { ready: true, database: 'up', outdated_time_zones: ['America/Vancouver'] },
  ]);
});

test('without the database it is not ready', async () => {
  const lost = { database: () => Promise.reject(new Error('gone')) };
  expect(await readiness(lost, () => [])).toEqual([503, { ready: false, database: 'lost' }]);
});
