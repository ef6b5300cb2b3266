import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { resolveEventHosts } from './event-host.ts';

it('a host is one event’s, whatever its case, port and final dot; another is nobody’s, but for what is about no event', async () => {
  const server = Fastify();
  answerErrors(server);
  resolveEventHosts(server, (hostname) => (hostname === 'fair.example' ? 'fair' : undefined));
  server.get('/', async ({ eventCode }) => ({ eventCode }));
  server.get('/ready', { config: { anyHost: true } }, async ({ eventCode }) => ({ eventCode }));
  const asked = async (host: string, url = '/') => {
    const answer = await server.inject({ url, headers: { host, accept: 'application/json' } });
    return [answer.statusCode, answer.json()];
  };
  for (const host of ['fair.example', 'FAIR.example:3000', 'fair.example.'])
    expect(await asked(host)).toEqual([200, { eventCode: 'fair' }]);
  expect(await asked('10.0.0.7')).toEqual([404, { errors: { host: ['serves no event here.'] } }]);
  expect(await asked('10.0.0.7', '/ready')).toEqual([200, { eventCode: '' }]);
  await server.close();
});
