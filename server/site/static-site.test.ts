import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from '#server/http/answer-errors.ts';
import { serveSite } from './static-site.ts';

it.each([
  ['none is given', undefined],
  ['what is given is not there', '/nowhere/at/all'],
])('the API answers alone where %s', async (_, folder) => {
  const server = Fastify();
  answerErrors(server);
  await serveSite(server, folder);
  server.get('/api', async () => 'here');
  expect((await server.inject('/api')).body).toBe('here');
  const answer = await server.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([404, { errors: { path: ['does not exist.'] } }]);
  await server.close();
});
