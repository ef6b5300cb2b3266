import { connect } from 'node:net';
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
  expect(await asked('10.0.0.7')).toEqual([
    404,
    { errors: { host: ['does not belong to an event on this server.'] } },
  ]);
  expect(await asked('10.0.0.7', '/ready')).toEqual([200, { eventCode: '' }]);
  await server.close();
});

it('a request that names two hosts is refused, whichever of them is an event’s', async () => {
  const server = Fastify();
  answerErrors(server);
  resolveEventHosts(server, (hostname) => (hostname === 'fair.example' ? 'fair' : undefined));
  server.get('/', async ({ eventCode }) => ({ eventCode }));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const answerTo = (hosts: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      const lines = ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close'];
      socket.on('error', reject);
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('end', () => resolve(text.split('\r\n')[0] ?? ''));
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
  expect(await answerTo(['fair.example'])).toContain('200');
  for (const hosts of [
    ['fair.example', 'fair.example'],
    ['fair.example', 'evil.example'],
  ]) {
    expect(await answerTo(hosts)).toContain('400');
  }
  await server.close();
});
