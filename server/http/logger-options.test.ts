import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions } from '#server/start/build-server.ts';

it('logs a request by its route, never by its address, which may hold a code', async () => {
  const lines: string[] = [];
  const stream = new PassThrough().on('data', (line) => lines.push(String(line)));
  const server = Fastify({ logger: { ...loggerOptions('info'), stream } });
  server.get('/api/registration/:code', async () => 'ok');
  await server.inject('/api/registration/R7KM-42QD?email=ada@example.org');
  await server.close();
  const [request] = lines.map((line) => JSON.parse(line));
  expect(request.req).toEqual({ method: 'GET', route: '/api/registration/:code', host: 'localhost:80' });
  expect(lines.join('')).not.toMatch(/R7KM|ada@/);
});

it('logs a fault without what a query was given', () => {
  const { serializers } = loggerOptions('error');
  expect(serializers).toHaveProperty('err');
  expect(loggerOptions('error')).toMatchObject({ level: 'error' });
});
